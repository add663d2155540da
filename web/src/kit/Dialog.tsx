import { type ReactNode, useEffect, useId, useRef } from "react";
import { Close } from "./Symbols";

export function Dialog(props: {
  title: string;
  closeLabel: string;
  wide?: boolean;
  close(): void;
  children: ReactNode;
}) {
  const self = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const dialog = self.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={self}
      className={props.wide ? "dialog wide" : "dialog"}
      aria-labelledby={title}
      onClose={props.close}
      onClick={(event) => {
        if (event.target === self.current) props.close();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") props.close();
      }}
    >
      <div className="dialog-head">
        <h2 id={title}>{props.title}</h2>
        <button type="button" className="icon-button" onClick={props.close} aria-label={props.closeLabel}>
          <Close />
        </button>
      </div>
      <div className="dialog-body">{props.children}</div>
    </dialog>
  );
}
