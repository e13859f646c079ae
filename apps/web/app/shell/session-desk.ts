import { type Api, createApi } from "@jobami/api/http/client";
import type { SessionEvent, UnauthorizedAnswer } from "@jobami/machines/flows/session";

/** Between the client, whose calls meet 401, and the session machine, which owns the one refresh. */
export interface SessionDesk {
  api: Api;
  /** Tells where the client's questions go. */
  connect: (send: (event: SessionEvent) => void) => void;
  /** The machine's answer to one question. */
  answer: (askId: string, answer: UnauthorizedAnswer) => void;
}

/** A desk with a client of its own. */
export function createSessionDesk(options: { fetch?: typeof fetch } = {}): SessionDesk {
  const waiting = new Map<string, (answer: UnauthorizedAnswer) => void>();
  let asked = 0;
  let send: (event: SessionEvent) => void = () => {};

  async function ask(sentAt: number): Promise<boolean> {
    asked += 1;
    const askId = `call-${asked}`;
    const answered = new Promise<UnauthorizedAnswer>((resolve) => {
      waiting.set(askId, resolve);
    });
    send({ type: "call.unauthorized", askId, sentAt });
    return (await answered) === "refreshed";
  }

  return {
    api: createApi({
      ...options,
      onUnauthorized: ask,
      onRefusedAgain: () => send({ type: "call.refusedAgain" }),
    }),
    connect: (next) => {
      send = next;
    },
    answer: (askId, answer) => {
      waiting.get(askId)?.(answer);
      waiting.delete(askId);
    },
  };
}
