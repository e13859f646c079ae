import { defineModel } from "../../testing/index.ts";

export interface PasswordChangeState {
  isSubmitting: boolean;
  hasProblem: boolean;
  /** A change is with the server without an answer: its key is kept. */
  isUnanswered: boolean;
}

const submitting = ({ isSubmitting }: PasswordChangeState) => isSubmitting;
const ready = ({ isSubmitting }: PasswordChangeState) => !isSubmitting;
const refused = () => ({ isSubmitting: false, hasProblem: true, isUnanswered: false });

/** What a person and the server can do about a password. */
export const passwordChangeModel = defineModel<PasswordChangeState>()({
  initial: { isSubmitting: false, hasProblem: false, isUnanswered: false },
  steps: {
    "sends both passwords": { when: ready, leads: () => ({ isSubmitting: true, hasProblem: false }) },
    "sends them again meanwhile": { when: submitting, leads: () => ({}) },
    "types on": { when: ready, leads: () => ({ hasProblem: false }) },
    "the password is changed": {
      when: submitting,
      leads: () => ({ isSubmitting: false, isUnanswered: false }),
    },
    "the current password is wrong": { when: submitting, leads: refused },
    "the new password is refused": { when: submitting, leads: refused },
    "the network fails": { when: submitting, leads: () => ({ ...refused(), isUnanswered: true }) },
  },
});
