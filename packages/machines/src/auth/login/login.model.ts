import { defineModel } from "../../testing/index.ts";

export interface LoginState {
  at:
    | "ready"
    | "coolingDown"
    | "submitting"
    | "signedIn"
    | "awaitingCode"
    | "passwordExpired"
    | "leavingToVerify";
  /** Less than 3 s since the last attempt. */
  isTooSoon: boolean;
}

const whileSubmitting = ({ at }: LoginState) => at === "submitting";
const whileOpen = ({ at }: LoginState) => at === "ready" || at === "coolingDown" || at === "submitting";

/** What a visitor, the server and the clock can do to a sign-in. */
export const loginModel = defineModel<LoginState>()({
  initial: { at: "ready", isTooSoon: false },
  steps: {
    "signs in": {
      when: ({ at, isTooSoon }) => at === "ready" && !isTooSoon,
      leads: () => ({ at: "submitting", isTooSoon: true }),
    },
    "signs in too soon": {
      when: ({ at, isTooSoon }) => (at === "ready" && isTooSoon) || at === "coolingDown",
      leads: () => ({}),
    },
    "signs in without a password": { when: ({ at }) => at === "ready", leads: () => ({}) },
    "signs in again meanwhile": { when: whileSubmitting, leads: () => ({}) },
    "three seconds pass": {
      when: whileOpen,
      leads: ({ at }) => ({ at: at === "coolingDown" ? "ready" : at, isTooSoon: false }),
    },
    "the page is reloaded": {
      when: whileOpen,
      leads: ({ at }) => ({ at: at === "submitting" ? "ready" : at }),
    },
    "the server accepts": { when: whileSubmitting, leads: () => ({ at: "signedIn" }) },
    "the server asks for a code": { when: whileSubmitting, leads: () => ({ at: "awaitingCode" }) },
    "the server accepts an expired password": {
      when: whileSubmitting,
      leads: () => ({ at: "passwordExpired" }),
    },
    "the server refuses an expired password": {
      when: whileSubmitting,
      leads: () => ({ at: "passwordExpired" }),
    },
    "the server refuses the password": { when: whileSubmitting, leads: () => ({ at: "ready" }) },
    "the server refuses an unverified address": {
      when: whileSubmitting,
      leads: () => ({ at: "coolingDown" }),
    },
    "the server sends an unverified address elsewhere": {
      when: whileSubmitting,
      leads: () => ({ at: "leavingToVerify" }),
    },
    "the network fails": { when: whileSubmitting, leads: () => ({ at: "ready" }) },
  },
});
