/** Requests to the server's HTTP part (docs/wire.md). Keys travel in bodies only. */

import type { Catalogue, Entered, Join, Lobby, NewMatch, Past, Problem, Summary, Text } from "../wire.gen";

export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly detail = "",
    readonly line = 0,
  ) {
    super(key);
  }
}

async function request(path: string, body?: unknown): Promise<Response> {
  let response: globalThis.Response;
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      referrerPolicy: "no-referrer",
    });
  } catch {
    throw new Refused("offline");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refused(
      problem?.error ?? (response.status >= 502 ? "offline" : "unknown"),
      problem?.detail,
      problem?.line,
    );
  }
  return response;
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await request(path, body)).json() as Promise<T>;
const text = async (path: string): Promise<string> => (await request(path)).text();

const kept = new Map<string, Promise<string>>();
function once(path: string): Promise<string> {
  const found = kept.get(path);
  if (found) return found;
  const wanted = text(path);
  kept.set(path, wanted);
  wanted.catch(() => kept.delete(path));
  return wanted;
}

export const api = {
  catalogue: () => json<Catalogue>("games"),
  lobby: () => json<Lobby>("matches"),
  match: (id: string) => json<Summary>(`matches/${id}`),
  open: (wish: NewMatch) => json<Entered>("matches", wish),
  join: (id: string, wish: Join) => json<Entered>(`matches/${id}/join`, wish),
  rematch: (id: string, key: string) => json<Entered>(`matches/${id}/rematch`, { key }),
  transcript: (id: string, key: string | null) => json<Text>(`matches/${id}/transcript`, { key }),
  upload: (content: string) => json<Summary>("transcripts", { text: content }),
  past: (id: string, turn: number, seat: number | null, key: string | null) =>
    json<Past>(`matches/${id}/replay/${turn}${seat === null ? "" : `?seat=${seat}`}`, { key }),
  commonText: (language: string) => once(`text/${language}`),
  gameText: (game: string, language: string) => once(`games/${game}/text/${language}`),
  rules: (game: string, language: string) => once(`games/${game}/rules/${language}`),
};
