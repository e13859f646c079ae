import { defineModel } from "../../testing/index.ts";

export interface RegistrationState {
  at: "editing" | "submitting" | "awaitingVerification" | "registered";
  /** A sign-up is with the server without an answer: its key is kept. */
  isUnanswered: boolean;
}

const submitting = ({ at }: RegistrationState) => at === "submitting";

/** What a visitor and the server can do to a sign-up. */
export const registrationModel = defineModel<RegistrationState>()({
  initial: { at: "editing", isUnanswered: false },
  steps: {
    "signs up": { when: ({ at }) => at === "editing", leads: () => ({ at: "submitting" }) },
    "signs up again meanwhile": { when: submitting, leads: () => ({}) },
    "the server creates the account": { when: submitting, leads: () => ({ at: "awaitingVerification" }) },
    "the server creates a verified account": { when: submitting, leads: () => ({ at: "registered" }) },
    "the server refuses fields": { when: submitting, leads: () => ({ at: "editing", isUnanswered: false }) },
    "the network fails": { when: submitting, leads: () => ({ at: "editing", isUnanswered: true }) },
  },
});
