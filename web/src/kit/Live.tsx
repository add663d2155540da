/** News for people who do not see the table: one polite region for the whole page. */

import { newStore } from "../shell/store";

const store = newStore({ text: "", n: 0 });

export function announce(text: string) {
  if (text) store.set({ text, n: store.now().n + 1 });
}

export function LiveRegion() {
  const { text, n } = store.use();
  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      <span key={n}>{text}</span>
    </div>
  );
}
