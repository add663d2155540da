/** The line to a table: says hello, keeps the table as the server tells it, and comes back after every interruption. */

import type { ClientMessage, PastTable, Reason, ServerMessage, TableMessage } from "../wire.gen";
import { Refused } from "./api";
import { newStore } from "./store";

export type Line = "connecting" | "open" | "lost" | "refused";

export interface TableState {
  line: Line;
  tries: number;
  refusal: string | null;
  table: TableMessage | null;
  skew: number; // this machine's clock minus the server's
}

type Body = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
type Waiting = { resolve(answer: ServerMessage | null): void; reject(error: Refused): void };

const FINAL = new Set(["unknown-key", "unknown-match", "not-seated"]);

export class Connection {
  readonly store = newStore<TableState>({ line: "connecting", tries: 0, refusal: null, table: null, skew: 0 });
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private timer = 0;
  private beat = 0;
  private closed = false;

  constructor(
    private readonly match: string,
    private readonly key: string | null,
    private seat: number | null,
    private readonly onNews: (before: TableMessage | null, after: TableMessage) => void = () => {},
  ) {}

  open() {
    this.closed = false;
    addEventListener("online", this.again);
    this.connect();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }

  readonly again = () => {
    clearTimeout(this.timer);
    if (this.store.now().line !== "open" && !this.closed) this.connect();
  };

  private connect() {
    this.socket?.close();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Body = {
        type: "hello",
        ...(this.key ? { key: this.key } : { match: this.match }),
        ...(this.seat === null ? {} : { seat: this.seat }),
      };
      this.ask(hello).then(
        () => this.store.set({ line: "open", tries: 0, refusal: null }),
        (error: Refused) => {
          if (FINAL.has(error.key)) {
            this.closed = true;
            this.store.set({ line: "refused", refusal: error.key });
          }
          socket.close();
        },
      );
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      clearInterval(this.beat);
      for (const one of this.waiting.values()) one.reject(new Refused("offline"));
      this.waiting.clear();
      if (this.closed) return;
      const tries = this.store.now().tries + 1;
      this.store.set({ line: "lost", tries });
      this.timer = window.setTimeout(
        () => this.connect(),
        Math.min(10_000, 300 * 1.7 ** tries) * (0.8 + Math.random() * 0.4),
      );
    };
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      if (this.store.now().line === "open") this.ask({ type: "ping" }).catch(() => socket.close());
    }, 20_000);
  }

  ask(body: Body): Promise<ServerMessage | null> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("offline"));
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...body, id }));
      setTimeout(() => {
        if (this.waiting.delete(id)) reject(new Refused("busy"));
      }, 12_000);
    });
  }

  private heard(message: ServerMessage) {
    const before = this.store.now().table;
    switch (message.type) {
      case "table":
        this.seat = message.seat;
        this.keep(message, before);
        return;
      case "update": {
        if (!before) return;
        const { type: _, log, chat, ...rest } = message;
        const table = {
          ...before,
          ...rest,
          log: [...before.log, ...(log ?? [])],
          chat: [...before.chat, ...(chat ?? [])],
        };
        this.keep(table, before);
        return;
      }
      case "error": {
        if (message.id === null) return;
        this.waiting.get(message.id)?.reject(new Refused(message.key, message.reason?.name));
        this.waiting.delete(message.id);
        return;
      }
      default:
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
    }
  }

  private keep(table: TableMessage, before: TableMessage | null) {
    const skew = table.timer && table.timer !== before?.timer ? Date.now() - table.timer.now : this.store.now().skew;
    this.store.set({ table, skew });
    this.onNews(before, table);
  }

  // -- what a player does ----------------------------------------------------------------------------------------------

  private stamp() {
    const table = this.store.now().table;
    return { turn: table?.turn ?? 0, undos: table?.undos ?? 0 };
  }

  choose = (move: number | string) =>
    this.ask({ type: "choose", ...this.stamp(), n: this.store.now().table?.sealed.length ?? 0, move });
  unseal = () => this.ask({ type: "unseal", ...this.stamp(), count: 1 });
  undo = (rounds: number) => this.ask({ type: "undo", ...this.stamp(), rounds });
  agree = (yes: boolean) => this.ask({ type: "agree", yes });
  resign = () => this.ask({ type: "resign" });
  say = (text: string) => this.ask({ type: "chat", text });
  look = (seat: number | null) => this.ask({ type: "look", seat });
  why = async (move: number | string): Promise<Reason | null> => {
    const answer = await this.ask({ type: "why", move });
    return answer?.type === "reason" ? answer.reason : null;
  };
  past = async (turn: number): Promise<PastTable | null> => {
    const answer = await this.ask({ type: "replay", turn });
    return answer?.type === "past" ? answer : null;
  };
}
