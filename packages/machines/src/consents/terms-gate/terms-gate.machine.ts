import { assign, emit, enqueueActions, raise, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type {
  TermsGateContext,
  TermsGateEmitted,
  TermsGateEvent,
  TermsGateInput,
  TermsStanding,
} from "./terms-gate.types.ts";

/** CONS-29: time from the loading of the profile to the check, in ms. */
const loadDelayMs = 4500;
/** CONS-30: page changes check at most once per this, in ms. */
const pageThrottleMs = 4500;
/** CONS-31: time from an update of profile or consent to the check, in ms. */
const updateDelayMs = 500;

/**
 * Decides when a signed-in person is asked to accept the terms. With an acceptance known on the device no one else is asked [reading 25].
 * On a page of `exemptPaths` no one is asked: exact paths [CONS-36, reading 14].
 */
export function createTermsGateMachine({ exemptPaths }: { exemptPaths: ReadonlySet<string> }) {
  return setup({
    types: {
      context: {} as TermsGateContext,
      events: {} as TermsGateEvent,
      input: {} as TermsGateInput,
      emitted: {} as TermsGateEmitted,
    },
    actors: {
      readLocalAcceptance: notProvided<boolean>("readLocalAcceptance"),
      readStanding: notProvided<TermsStanding>("readStanding"),
    },
    delays: { loadDelay: loadDelayMs, pageThrottle: pageThrottleMs, updateDelay: updateDelayMs },
    guards: {
      isExempt: ({ context }) => exemptPaths.has(context.path),
      leadsToExempt: (_, path: string) => exemptPaths.has(path),
      isAcceptedHere: (_, isAccepted: boolean) => isAccepted,
      isLawful: (_, { isProfileComplete, hasConsent }: TermsStanding) => isProfileComplete && hasConsent,
    },
    actions: {
      keepPath: assign({ path: (_, path: string) => path }),
      makeDue: raise({ type: "check.due" }),
      ask: emit({ type: "terms.needed" }),
      keepAcceptance: emit({ type: "terms.known" }),
      beginRecheck: assign({ isRecheck: true }),
      endRecheck: assign({ isRecheck: false }),
      settle: enqueueActions(({ context, enqueue }) => {
        if (context.isRecheck) enqueue.emit({ type: "terms.settled" });
      }),
      notifyFailure: emit({ type: "notice", kind: "error", code: "CHECK_FAILED" }),
    },
  }).createMachine({
    id: "terms-gate",
    context: ({ input }) => ({ path: input.path, isRecheck: false }),
    type: "parallel",
    states: {
      afterLoad: {
        initial: "idle",
        on: { "answer.postponed": ".idle" },
        states: {
          idle: { on: { "profile.loaded": "waiting" } },
          waiting: { after: { loadDelay: { target: "idle", actions: "makeDue" } } },
        },
      },
      afterUpdate: {
        initial: "idle",
        on: { "profile.updated": ".waiting", "consent.updated": ".waiting", "answer.postponed": ".idle" },
        states: {
          idle: {},
          waiting: { after: { updateDelay: { target: "idle", actions: "makeDue" } } },
        },
      },
      pages: {
        initial: "free",
        on: {
          "page.changed": { actions: { type: "keepPath", params: ({ event }) => event.path } },
        },
        states: {
          free: {
            on: {
              "page.changed": [
                {
                  guard: { type: "leadsToExempt", params: ({ event }) => event.path },
                  actions: { type: "keepPath", params: ({ event }) => event.path },
                },
                {
                  target: "held",
                  actions: [{ type: "keepPath", params: ({ event }) => event.path }, "makeDue"],
                },
              ],
            },
          },
          held: { after: { pageThrottle: "free" } },
        },
      },
      check: {
        initial: "idle",
        on: { "answer.postponed": ".idle" },
        states: {
          idle: {
            entry: "endRecheck",
            on: {
              "check.due": [{ guard: "isExempt" }, { target: "lookingHere" }],
              "connection.returned": [
                { guard: "isExempt" },
                { target: "lookingHere", actions: "beginRecheck" },
              ],
            },
          },
          lookingHere: {
            invoke: {
              src: "readLocalAcceptance",
              onDone: [
                {
                  guard: { type: "isAcceptedHere", params: ({ event }) => event.output },
                  target: "idle",
                  actions: "settle",
                },
                { target: "askingServer" },
              ],
              onError: "askingServer",
            },
            on: { "connection.returned": { actions: "beginRecheck" } },
          },
          askingServer: {
            invoke: {
              src: "readStanding",
              onDone: [
                {
                  guard: { type: "isLawful", params: ({ event }) => event.output },
                  target: "idle",
                  actions: ["keepAcceptance", "settle"],
                },
                { guard: "isExempt", target: "idle" },
                { target: "idle", actions: "ask" },
              ],
              onError: [
                { guard: "isExempt", target: "idle" },
                { target: "idle", actions: ["notifyFailure", "ask"] },
              ],
            },
            on: {
              "check.due": "lookingHere",
              "connection.returned": { target: "lookingHere", actions: "beginRecheck" },
            },
          },
        },
      },
    },
  });
}

export type TermsGateMachine = ReturnType<typeof createTermsGateMachine>;
