import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, readRefusal } from "../../boundary/refusal.ts";
import type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxItem,
  OutgoingMessage,
} from "./outbox.types.ts";

/** How long what got no answer waits before it is sent again, in ms. */
export const outboxPauseMs = 15_000;

const idOf = (event: OutboxEvent) => ("clientId" in event ? event.clientId : "");
const headOf = ({ items }: OutboxContext) => items.find(({ problem }) => problem === null);
const messageOf = ({ problem: _, ...message }: OutboxItem): OutgoingMessage => message;

/**
 * Messages on their way to the server, one after the other in the order in which they were written: what gets no answer waits and is
 * sent again, also after a reload; what is refused stays until the person tries it again or lets it go, and holds no one up.
 */
export function createOutboxMachine<Answer>() {
  return setup({
    types: {
      context: {} as OutboxContext,
      events: {} as OutboxEvent,
      input: {} as OutboxInput,
      emitted: {} as OutboxEmitted<Answer>,
      tags: {} as "sending" | "held",
    },
    actors: { deliver: notProvided<Answer, OutgoingMessage>("deliver") },
    guards: {
      hasWaiting: ({ context }) => headOf(context) !== undefined,
      isNew: ({ context, event }) =>
        event.type === "message.written" &&
        !context.items.some(({ clientId }) => clientId === event.message.clientId),
      isRefused: ({ context, event }) =>
        context.items.some(({ clientId, problem }) => clientId === idOf(event) && problem !== null),
      isKnown: ({ context, event }) => context.items.some(({ clientId }) => clientId === idOf(event)),
      mayHaveArrived: (_, { error }: { error: unknown }) => {
        const refusal = readRefusal(error);
        return isUnanswered(refusal) || refusal.code === "TOO_MANY_REQUESTS";
      },
    },
    delays: { pause: outboxPauseMs },
    actions: {
      keep: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== "message.written") return;
        enqueue.assign({ items: [...context.items, { ...event.message, problem: null }] });
        enqueue.emit({ type: "message.stored", message: event.message });
      }),
      forgive: assign(({ context, event }) => ({
        items: context.items.map((item) =>
          item.clientId === idOf(event) ? { ...item, problem: null } : item,
        ),
      })),
      release: assign(({ context, event }) => ({
        items: context.items.filter(({ clientId }) => clientId !== idOf(event)),
      })),
      notifyReleased: emit(({ event }) => ({ type: "message.released" as const, clientId: idOf(event) })),
      finish: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer }) => {
        const head = headOf(context);
        if (head === undefined) return;
        enqueue.assign({ items: context.items.filter((item) => item !== head) });
        enqueue.emit({ type: "message.sent", message: messageOf(head), answer });
      }),
      refuse: assign(({ context }, { error }: { error: unknown }) => {
        const head = headOf(context);
        const { code } = readRefusal(error);
        return { items: context.items.map((item) => (item === head ? { ...item, problem: code } : item)) };
      }),
    },
  }).createMachine({
    id: "outbox",
    context: ({ input }) => ({ items: input.record.map((message) => ({ ...message, problem: null })) }),
    initial: "idle",
    on: {
      "message.written": { guard: "isNew", actions: "keep" },
      "message.retried": { guard: "isRefused", actions: "forgive" },
      "message.discarded": { guard: "isRefused", actions: ["release", "notifyReleased"] },
    },
    states: {
      idle: { always: { guard: "hasWaiting", target: "sending" } },
      sending: {
        tags: "sending",
        invoke: {
          src: "deliver",
          input: ({ context }) => messageOf(headOf(context) as OutboxItem),
          onDone: {
            target: "idle",
            actions: { type: "finish", params: ({ event }) => ({ answer: event.output }) },
          },
          onError: [
            {
              guard: { type: "mayHaveArrived", params: ({ event }) => ({ error: event.error }) },
              target: "held",
            },
            { target: "idle", actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      held: {
        tags: "held",
        after: { pause: "idle" },
        on: {
          "browser.cameOnline": "idle",
          "message.retried": [{ guard: "isRefused", target: "idle", actions: "forgive" }, { target: "idle" }],
          "message.discarded": { guard: "isKnown", actions: ["release", "notifyReleased"] },
        },
      },
    },
  });
}

export type OutboxMachine<Answer> = ReturnType<typeof createOutboxMachine<Answer>>;
