import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import { termsNoticeMs } from "./terms-version.rules.ts";
import type {
  TermsVersionEvent,
  TermsVersionFollowUp,
  TermsVersionRefusal,
  TermsVersionStatus,
} from "./terms-version.types.ts";

const lifecycle = setup({
  types: { events: {} as TermsVersionEvent },
  guards: {
    isAnotherAnnounced: ({ event }) => event.type === "version.published" && event.isAnotherAnnounced,
    isNotNewer: ({ event }) => event.type === "version.published" && !event.isNewer,
    isTooSoon: ({ event }) => event.type === "version.published" && event.noticeMs < termsNoticeMs,
  },
  actions: {
    follow: (_, _followUp: TermsVersionFollowUp) => {},
    refuse: (_, _refusal: { reason: TermsVersionRefusal }) => {},
  },
});

const refuse = (reason: TermsVersionRefusal) => ({ type: "refuse", params: { reason } }) as const;
const withdraw = { type: "follow", params: { type: "withdrawal.ordered" } } as const;
/** Terms that hold, or did, are what people agreed to. */
const tooLate = { "version.withdrawn": { actions: refuse("TERMS_NOT_ANNOUNCED") } } as const;
const announce = { type: "follow", params: { type: "announcement.ordered" } } as const;

/**
 * The life cycle of a version of the terms (CGV and CGU): announced to everybody 15 whole days before its date, in force from then on, until
 * the next one is; before its date it can be taken back [POL-14]. One is announced at a time. It has no clock: whoever asks states what time did.
 */
export const termsVersionLifecycle = lifecycle.createMachine({
  id: "terms-version",
  initial: "draft",
  states: {
    draft: {
      on: {
        "version.published": [
          { guard: "isAnotherAnnounced", actions: refuse("TERMS_ALREADY_ANNOUNCED") },
          { guard: "isNotNewer", actions: refuse("TERMS_VERSION_NOT_NEWER") },
          { guard: "isTooSoon", actions: refuse("TERMS_NOTICE_TOO_SHORT") },
          { target: "announced", actions: announce },
        ],
      },
    },
    announced: {
      on: { "date.reached": "inForce", "version.withdrawn": { target: "withdrawn", actions: withdraw } },
    },
    inForce: { on: { "version.replaced": "former", ...tooLate } },
    former: { on: tooLate },
    withdrawn: { on: tooLate },
  },
});

/** Asks the life cycle whether an event may happen to a version; pure, performs nothing. */
export const decideTermsVersion = (status: TermsVersionStatus, event: TermsVersionEvent) =>
  decide(termsVersionLifecycle, status, event);
