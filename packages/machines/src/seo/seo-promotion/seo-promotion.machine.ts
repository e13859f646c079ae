import type { SeoTrigger } from "@jobami/api/users/routes";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { dueTrigger, isPromotable, isStop, type SeoStanding } from "./seo.standing.ts";
import type {
  SeoActivation,
  SeoPromotionContext,
  SeoPromotionEmitted,
  SeoPromotionEvent,
  SeoPromotionInput,
} from "./seo-promotion.types.ts";

/** SEO-23: the server's own text; none when it gave no answer. */
const serverText = ({ status, message }: Refusal) => (status === 0 ? "" : message);

const unread: SeoStanding = { isJobbeur: false, hasAcceptedTerms: false, stats: null };

/** The modal that promotes Google referencing to jobbeurs: when it comes, by what, and what becomes of it. `now` is in ms. */
export function createSeoPromotionMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as SeoPromotionContext,
      events: {} as SeoPromotionEvent,
      input: {} as SeoPromotionInput,
      emitted: {} as SeoPromotionEmitted,
    },
    actors: {
      noteShown: notProvided<unknown, { trigger: SeoTrigger }>("noteShown"),
      activate: notProvided<SeoActivation>("activate"),
    },
    guards: {
      isDue: ({ context }) => context.isFree && dueTrigger(context.standing, context.record, now()) !== null,
      canBePromoted: ({ context }) => isPromotable(context.standing),
      isStop: ({ context }, standing: SeoStanding) => isStop(context.standing, standing),
      isActivated: (_, { success }: SeoActivation) => success,
    },
    actions: {
      keepStanding: assign({ standing: (_, standing: SeoStanding) => standing }),
      keepOverlay: assign({ isFree: (_, isFree: boolean) => isFree }),
      chooseTrigger: assign({
        trigger: ({ context }) => dueTrigger(context.standing, context.record, now()) ?? "notification",
        isAsked: false,
      }),
      chooseGeneric: assign({ trigger: "notification", isAsked: true }),
      /** Who has just stopped it counts as prompted now: nothing sells it to them again on the heels of that. */
      noteStop: assign({ record: ({ context: { record } }) => ({ ...record, lastPromptAt: now() }) }),
      noteInRecord: assign({
        record: ({ context: { record, trigger } }) => ({
          lastPromptAt: now(),
          shown: [...record.shown.filter((one) => one !== trigger), trigger],
        }),
      }),
      remember: emit(({ context: { record } }): SeoPromotionEmitted => ({ type: "remember", record })),
      notifyActivated: emit({ type: "notice", kind: "success", code: "ACTIVATED" }),
      announce: emit({ type: "referencing.activated" }),
      notifyFailure: emit(
        (_, message: string): SeoPromotionEmitted => ({
          type: "notice",
          kind: "error",
          code: "ACTIVATION_FAILED",
          ...(message === "" ? {} : { params: { message } }),
        }),
      ),
      noteReferenced: assign({
        standing: ({ context: { standing } }) => ({
          ...standing,
          stats: standing.stats && { ...standing.stats, seoIndexable: true },
        }),
      }),
    },
  }).createMachine({
    id: "seo-promotion",
    context: ({ input: { record, isFree } }) => ({
      record,
      isFree,
      standing: unread,
      trigger: "notification",
      isAsked: false,
    }),
    initial: "resting",
    on: {
      "standing.read": [
        {
          guard: { type: "isStop", params: ({ event }) => event.standing },
          actions: [{ type: "keepStanding", params: ({ event }) => event.standing }, "noteStop", "remember"],
        },
        { actions: { type: "keepStanding", params: ({ event }) => event.standing } },
      ],
      "overlay.changed": { actions: { type: "keepOverlay", params: ({ event }) => event.isFree } },
    },
    states: {
      resting: {
        always: { guard: "isDue", target: "shown", actions: "chooseTrigger" },
        on: { "promotion.requested": { guard: "canBePromoted", target: "shown", actions: "chooseGeneric" } },
      },
      shown: {
        entry: ["noteInRecord", "remember"],
        initial: "asking",
        invoke: {
          src: "noteShown",
          input: ({ context: { trigger } }) => ({ trigger }),
          // What is only noted for the record never stands in the way.
          onError: {},
        },
        states: {
          asking: {
            on: { "activation.requested": "activating", "promotion.closed": "#seo-promotion.resting" },
          },
          activating: {
            invoke: {
              src: "activate",
              onDone: [
                {
                  guard: { type: "isActivated", params: ({ event }) => event.output },
                  target: "#seo-promotion.resting",
                  actions: ["noteReferenced", "notifyActivated", "announce"],
                },
                { target: "asking", actions: { type: "notifyFailure", params: "" } },
              ],
              onError: {
                target: "asking",
                actions: {
                  type: "notifyFailure",
                  params: ({ event }) => serverText(readRefusal(event.error)),
                },
              },
            },
          },
        },
      },
    },
  });
}

export type SeoPromotionMachine = ReturnType<typeof createSeoPromotionMachine>;
