import { type Api, createApi } from "@jobami/api/http/client";
import type { SessionEvent, UnauthorizedAnswer } from "@jobami/machines/auth/session";
import { missPage } from "@jobami/ui/late-parts";
import { systemClock } from "../clock/index.ts";
import { want } from "../page/index.ts";

/** Between the page and the session machine: carries its events, and the client's questions after a 401. */
export interface SessionQueue {
  api: Api;
  /** Hands an event to the machine; retained until the machine is there. */
  send: (event: SessionEvent) => void;
  /** Connects the machine. */
  connect: (send: (event: SessionEvent) => void) => void;
  /** The machine's answer to one question. */
  answer: (askId: string, answer: UnauthorizedAnswer) => void;
}

/** A queue with a client of its own. The machine owns the one refresh that all its calls share. */
export function createSessionQueue(options: { fetch?: typeof fetch } = {}): SessionQueue {
  const questions = new Map<string, (answer: UnauthorizedAnswer) => void>();
  const queued: SessionEvent[] = [];
  let asked = 0;
  let machine: ((event: SessionEvent) => void) | null = null;

  function send(event: SessionEvent): void {
    if (machine === null) {
      want();
      queued.push(event);
    } else machine(event);
  }

  async function ask(sentAt: number): Promise<boolean> {
    asked += 1;
    const askId = `call-${asked}`;
    const answered = new Promise<UnauthorizedAnswer>((resolve) => {
      questions.set(askId, resolve);
    });
    send({ type: "call.unauthorized", askId, sentAt });
    return (await answered) === "refreshed";
  }

  return {
    api: createApi({
      now: systemClock.now,
      ...options,
      onUnauthorized: ask,
      onRefusedAgain: () => send({ type: "call.refusedAgain" }),
      onOutdated: missPage,
    }),
    send,
    connect: (next) => {
      machine = next;
      for (const event of queued.splice(0)) next(event);
    },
    answer: (askId, answer) => {
      questions.get(askId)?.(answer);
      questions.delete(askId);
    },
  };
}
