import { assign, emit, setup } from "xstate";
import { bounded, isAhead } from "../../boundary/cooldown.ts";
import type { Remembering } from "../../boundary/emitted.ts";
import { daysSinceRegistration, isPromotable, isStop, type SeoStanding } from "../seo-promotion/index.ts";

/** The banner comes this long after its conditions are met [SEO-18], in ms. */
const bannerDelayMs = 3000;
/** It comes to accounts of at least this age [SEO-17], in whole days. */
const ageDays = 2;
/** A dismissed banner stays away for this long [SEO-19], in ms. */
export const dismissalMs = 604_800_000;

/** What outlives a reload: until when the banner stays away, in ms since 1970. */
export interface SeoBannerRecord {
  dismissedUntil: number | null;
}

export interface SeoBannerContext extends SeoBannerRecord {
  standing: SeoStanding | null;
  isFree: boolean;
}

export interface SeoBannerInput {
  record: SeoBannerRecord;
  /** Nothing else is asked of the person at the moment. */
  isFree: boolean;
}

export type SeoBannerEvent =
  /** Null once no one is signed in. */
  | { type: "standing.read"; standing: SeoStanding | null }
  /** Another overlay came or went. */
  | { type: "overlay.changed"; isFree: boolean }
  /** The modal asked the same, without having been asked for. */
  | { type: "promotion.shown" }
  | { type: "banner.dismissed" };

/** The banner that reminds a jobbeur of Google referencing: comes late, and once dismissed stays away for a week. `now` is in ms. */
export function createSeoBannerMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as SeoBannerContext,
      events: {} as SeoBannerEvent,
      input: {} as SeoBannerInput,
      emitted: {} as Remembering<SeoBannerRecord>,
    },
    delays: { bannerDelay: bannerDelayMs },
    guards: {
      isWelcome: ({ context }) => isWelcome(context, now()),
      isStop: ({ context }, standing: SeoStanding | null) => isStop(context.standing, standing),
      isUnwelcome: ({ context }) => !isWelcome(context, now()),
    },
    actions: {
      keepStanding: assign({ standing: (_, standing: SeoStanding | null) => standing }),
      keepOverlay: assign({ isFree: (_, isFree: boolean) => isFree }),
      dismiss: assign({ dismissedUntil: () => now() + dismissalMs }),
      remember: emit(({ context: { dismissedUntil } }) => ({
        type: "remember" as const,
        record: { dismissedUntil },
      })),
    },
  }).createMachine({
    id: "seo-banner",
    context: ({ input: { record, isFree } }) => ({
      dismissedUntil: bounded(record.dismissedUntil, now(), dismissalMs),
      isFree,
      standing: null,
    }),
    initial: "hidden",
    on: {
      "standing.read": [
        // Who has just stopped the referencing is not reminded of it here; no dismissal is stored, for they made none.
        {
          guard: { type: "isStop", params: ({ event }) => event.standing },
          actions: [{ type: "keepStanding", params: ({ event }) => event.standing }, "dismiss"],
        },
        { actions: { type: "keepStanding", params: ({ event }) => event.standing } },
      ],
      "overlay.changed": { actions: { type: "keepOverlay", params: ({ event }) => event.isFree } },
      // Whom the modal has just asked is not asked again on the heels of it; no dismissal is stored, for they made none.
      "promotion.shown": { actions: "dismiss" },
    },
    states: {
      hidden: { always: { guard: "isWelcome", target: "waiting" } },
      waiting: {
        always: { guard: "isUnwelcome", target: "hidden" },
        after: { bannerDelay: "shown" },
      },
      shown: {
        always: { guard: "isUnwelcome", target: "hidden" },
        on: { "banner.dismissed": { target: "hidden", actions: ["dismiss", "remember"] } },
      },
    },
  });
}

export type SeoBannerMachine = ReturnType<typeof createSeoBannerMachine>;

/** SEO-17. */
function isWelcome({ standing, dismissedUntil }: SeoBannerContext, now: number): boolean {
  return (
    standing !== null &&
    isPromotable(standing) &&
    daysSinceRegistration(standing.stats, now) >= ageDays &&
    !isAhead(dismissedUntil, now)
  );
}
