import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { MailFollowUp, MailJobEvent, MailJobRefusal, MailJobState } from "./mail-job.types.ts";

/** How often a mail is handed over before it is given up. */
export const mailTries = 12;
/** How long one handing over may last before another begins, in ms; longer than the mail server is waited for. */
export const handingMs = 120_000;

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** The pause after a try that failed, in ms: 5 s, each four times the one before, an hour at most. */
const pauseAfter = (tries: number) => Math.min(longestPauseMs, firstPauseMs * 4 ** (tries - 1));

type MailContext = Omit<MailJobState, "status">;

const instantOf = (event: MailJobEvent) => ("at" in event ? event.at : 0);

const lifecycle = setup({
  types: {
    context: {} as MailContext,
    events: {} as MailJobEvent,
    input: {} as Partial<MailContext>,
  },
  guards: {
    isEarly: ({ context, event }) => instantOf(event) < (context.dueAt ?? 0),
    isUseless: ({ context, event }) =>
      context.usefulUntil !== null && instantOf(event) >= context.usefulUntil,
    isOutOfTries: ({ context }) => context.tries >= mailTries,
    isFinal: ({ event }) => "isFinal" in event && event.isFinal,
  },
  actions: {
    hand: assign(({ context, event }) => ({
      tries: context.tries + 1,
      dueAt: instantOf(event) + handingMs,
    })),
    pause: assign(({ context, event }) => ({ dueAt: instantOf(event) + pauseAfter(context.tries) })),
    hurry: assign(({ event }) => ({ dueAt: instantOf(event) })),
    end: assign({ dueAt: null }),
    follow: (_, _followUp: MailFollowUp) => {},
    refuse: (_, _refusal: { reason: MailJobRefusal }) => {},
  },
});

const refuse = (reason: MailJobRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = <FollowUp extends MailFollowUp>(params: FollowUp) => ({ type: "follow", params }) as const;
const orderTry = {
  type: "follow",
  params: ({ context }: { context: MailContext }): MailFollowUp => ({
    type: "try.ordered",
    at: context.dueAt ?? 0,
  }),
} as const;

const ended = ["end", follow({ type: "bodies.emptied" })] as const;
const given = { target: "dead", actions: [...ended, follow({ type: "operator.notified" })] } as const;
const early = { guard: "isEarly", actions: orderTry } as const;
const useless = { guard: "isUseless", target: "cancelled", actions: ended } as const;
const handed = { target: "sending", actions: ["hand", follow({ type: "mail.handed" })] } as const;
const abandoned = { target: "cancelled", actions: ended } as const;
const taken = { target: "sent", actions: ended } as const;

/**
 * The life cycle of a mail on its way out: handed over again and again with growing pauses, given up in the end, and never held by two at
 * once. A worker that died is replaced when its time is up; what it states late is believed when it is a yes.
 */
export const mailJobLifecycle = lifecycle.createMachine({
  id: "mail-job",
  context: ({ input }) => ({ tries: 0, dueAt: null, usefulUntil: null, ...input }),
  initial: "queued",
  on: { "*": { actions: refuse("MAIL_ENDED") } },
  states: {
    queued: {
      on: {
        "job.begun": [useless, handed],
        "staff.abandoned": abandoned,
        "*": { actions: refuse("MAIL_NOT_HANDED") },
      },
    },
    sending: {
      on: {
        "job.begun": [early, useless, { guard: "isOutOfTries", ...given }, handed],
        "server.took": taken,
        "server.refused": [
          { guard: "isFinal", ...given },
          { guard: "isOutOfTries", ...given },
          { target: "failed", actions: ["pause", orderTry] },
        ],
        "*": { actions: refuse("MAIL_UNDER_WAY") },
      },
    },
    failed: {
      on: {
        "job.begun": [early, useless, handed],
        "server.took": taken,
        "staff.retried": { actions: ["hurry", orderTry] },
        "staff.abandoned": abandoned,
        "*": { actions: refuse("MAIL_NOT_HANDED") },
      },
    },
    sent: {},
    dead: { on: { "server.took": taken } },
    cancelled: { on: { "server.took": taken } },
  },
});

/** Asks the life cycle whether an event may happen to a mail; pure, performs nothing. */
export const decideMailJob = (state: MailJobState, event: MailJobEvent) =>
  decide(mailJobLifecycle, state, event);
