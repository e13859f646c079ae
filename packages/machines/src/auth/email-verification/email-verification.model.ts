import { defineModel } from "../../testing/index.ts";

export interface EmailVerificationState {
  at:
    | "closed"
    | "confirmable"
    | "verifying"
    | "verified"
    | "alreadyVerified"
    | "invalid"
    | "failed"
    | "available"
    | "coolingDown"
    | "mailing";
  isEmailKnown: boolean;
  /** The link's token is in the address: a reload asks to confirm again. */
  hasToken: boolean;
  /** Two minutes since the last request are not over. */
  isWaiting: boolean;
}

const verifying = ({ at }: EmailVerificationState) => at === "verifying";
const mailing = ({ at }: EmailVerificationState) => at === "mailing";
const closed = ({ at }: EmailVerificationState) => at === "closed";
const awaitingMail = ({ isWaiting }: EmailVerificationState) =>
  ({ at: isWaiting ? "coolingDown" : "available" }) as const;

/** What a person, the server and the clock can do to the verification of an address. */
export const emailVerificationModel = defineModel<EmailVerificationState>()({
  initial: { at: "closed", isEmailKnown: false, hasToken: false, isWaiting: false },
  steps: {
    "arrives after signing up": {
      when: closed,
      leads: () => ({ at: "available", isEmailKnown: true }),
    },
    "arrives without having signed up": { when: closed, leads: () => ({ at: "available" }) },
    "arrives a week and more after signing up": { when: closed, leads: () => ({ at: "available" }) },
    "opens the link where they signed up": {
      when: closed,
      leads: () => ({ at: "confirmable", isEmailKnown: true, hasToken: true }),
    },
    "opens the link elsewhere": {
      when: closed,
      leads: () => ({ at: "confirmable", hasToken: true }),
    },
    confirms: { when: ({ at }) => at === "confirmable", leads: () => ({ at: "verifying" }) },
    "confirms again meanwhile": { when: verifying, leads: () => ({}) },
    "the server verifies": { when: verifying, leads: () => ({ at: "verified" }) },
    "the server knows it is verified": { when: verifying, leads: () => ({ at: "alreadyVerified" }) },
    "the link is expired": { when: verifying, leads: awaitingMail },
    "the link is invalid": { when: verifying, leads: () => ({ at: "invalid" }) },
    "the verification fails": { when: verifying, leads: () => ({ at: "failed" }) },
    "tries again": { when: ({ at }) => at === "failed", leads: () => ({ at: "verifying" }) },
    "asks for another mail": {
      when: ({ at, isEmailKnown }) => at === "available" && isEmailKnown,
      leads: () => ({ at: "mailing", isWaiting: true }),
    },
    "asks for another mail without an address": {
      when: ({ at, isEmailKnown }) => at === "available" && !isEmailKnown,
      leads: () => ({}),
    },
    "asks for another mail too soon": { when: ({ at }) => at === "coolingDown", leads: () => ({}) },
    "asks for another mail again meanwhile": { when: mailing, leads: () => ({}) },
    "two minutes pass": {
      when: ({ at }) => at === "coolingDown",
      leads: () => ({ at: "available", isWaiting: false }),
    },
    "the mail is sent": { when: mailing, leads: () => ({ at: "coolingDown" }) },
    "the server asks to wait": { when: mailing, leads: () => ({ at: "coolingDown" }) },
    "the mail cannot be sent": { when: mailing, leads: () => ({ at: "available", isWaiting: false }) },
    "the page is reloaded": {
      when: ({ at }) => at !== "closed" && at !== "verified" && at !== "alreadyVerified",
      leads: (state) => (state.hasToken ? { at: "confirmable" } : awaitingMail(state)),
    },
  },
});
