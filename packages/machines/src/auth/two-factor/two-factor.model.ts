import { defineModel } from "../../testing/index.ts";

export interface TwoFactorState {
  at: "waiting" | "signedIn" | "passwordExpired" | "over";
  code: "ready" | "submitting" | "exhausted" | "expired";
  resend: "coolingDown" | "available" | "mailing";
  method: "mail" | "app" | "recovery";
  /** The code's 10 minutes are over. */
  isLapsed: boolean;
}

const submitting = ({ at, code }: TwoFactorState) => at === "waiting" && code === "submitting";
const mailing = ({ at, resend }: TwoFactorState) => at === "waiting" && resend === "mailing";
const waiting = ({ at }: TwoFactorState) => at === "waiting";
const choosing = (state: TwoFactorState) => waiting(state) && state.code === "ready" && !mailing(state);
const backToCode = ({ isLapsed }: TwoFactorState) => ({ code: isLapsed ? "expired" : "ready" }) as const;

/** What a person, the server and the clock can do while a code is awaited. */
export const twoFactorModel = defineModel<TwoFactorState>()({
  initial: { at: "waiting", code: "ready", resend: "coolingDown", method: "mail", isLapsed: false },
  steps: {
    "chooses the app": { when: choosing, leads: () => ({ method: "app" }) },
    "chooses a recovery code": { when: choosing, leads: () => ({ method: "recovery" }) },
    "chooses another way while a mail is asked for": {
      when: (state) => mailing(state) && state.code === "ready",
      leads: () => ({}),
    },
    "chooses a way that is not offered": { when: choosing, leads: () => ({}) },
    "gives a code": {
      when: (state) => waiting(state) && state.code === "ready" && !mailing(state),
      leads: () => ({ code: "submitting" }),
    },
    "gives a code while a mail is asked for": {
      when: (state) => mailing(state) && state.code === "ready",
      leads: () => ({}),
    },
    "gives nothing": {
      when: (state) => waiting(state) && state.code === "ready" && !mailing(state),
      leads: () => ({}),
    },
    "gives a code again meanwhile": { when: submitting, leads: () => ({}) },
    "gives a spent code": {
      when: ({ at, code }) => at === "waiting" && (code === "exhausted" || code === "expired"),
      leads: () => ({}),
    },
    "asks for another mail": {
      when: (state) => waiting(state) && state.resend === "available" && !submitting(state),
      leads: () => ({ resend: "mailing" }),
    },
    "asks for another mail while the code is checked": {
      when: (state) => submitting(state) && state.resend === "available",
      leads: () => ({}),
    },
    "asks for another mail too soon": {
      when: ({ at, resend }) => at === "waiting" && resend === "coolingDown",
      leads: () => ({}),
    },
    "the wait for another mail ends": {
      when: ({ at, resend, isLapsed }) => at === "waiting" && resend === "coolingDown" && !isLapsed,
      leads: () => ({ resend: "available" }),
    },
    "the code's life ends": {
      when: ({ at, isLapsed }) => at === "waiting" && !isLapsed,
      leads: ({ code, resend }) => ({
        isLapsed: true,
        code: code === "ready" ? "expired" : code,
        resend: resend === "coolingDown" ? "available" : resend,
      }),
    },
    "the page is reloaded": {
      when: waiting,
      leads: ({ isLapsed, resend }) => ({
        code: isLapsed ? "expired" : "ready",
        resend: resend === "mailing" ? "available" : resend,
      }),
    },
    "the server accepts": { when: submitting, leads: () => ({ at: "signedIn" }) },
    "the server accepts an expired password": { when: submitting, leads: () => ({ at: "passwordExpired" }) },
    "the server refuses the code": { when: submitting, leads: backToCode },
    "the network fails": { when: submitting, leads: backToCode },
    "the server counts the last try": { when: submitting, leads: () => ({ code: "exhausted" }) },
    "the server finds the code expired": { when: submitting, leads: () => ({ code: "expired" }) },
    "the server finds the account deactivated": { when: submitting, leads: () => ({ at: "over" }) },
    "the mail is sent": {
      when: mailing,
      leads: () => ({ code: "ready", resend: "coolingDown", method: "mail", isLapsed: false }),
    },
    "the server asks to wait a second": {
      when: (state) => mailing(state) && !state.isLapsed,
      leads: () => ({ resend: "coolingDown" }),
    },
    "the mail cannot be sent": { when: mailing, leads: () => ({ resend: "available" }) },
    "the sign-in no longer waits": { when: mailing, leads: () => ({ at: "over" }) },
  },
});
