import { defineModel } from "../../testing/index.ts";

export interface NewsletterForm {
  at: "idle" | "submitting" | "succeeded" | "failed";
  isTyped: boolean;
  problem: "EMAIL_MISSING" | "REFUSED" | "FAILED" | null;
}

const canType = ({ at }: NewsletterForm) => at !== "submitting";
const isWaiting = ({ at }: NewsletterForm) => at === "submitting";

/** What a visitor and the server can do to the newsletter form. */
export const newsletterModel = defineModel<NewsletterForm>()({
  initial: { at: "idle", isTyped: false, problem: null },
  steps: {
    types: { when: canType, leads: () => ({ isTyped: true }) },
    "empties the field": { when: canType, leads: () => ({ isTyped: false }) },
    sends: {
      when: (form) => canType(form) && form.isTyped,
      leads: () => ({ at: "submitting", problem: null }),
    },
    "sends nothing": {
      when: (form) => canType(form) && !form.isTyped,
      leads: () => ({ at: "failed", problem: "EMAIL_MISSING" }),
    },
    "sends again meanwhile": { when: isWaiting, leads: () => ({}) },
    "types meanwhile": { when: isWaiting, leads: () => ({}) },
    "the server thanks": { when: isWaiting, leads: () => ({ at: "succeeded", isTyped: false }) },
    "the server refuses": { when: isWaiting, leads: () => ({ at: "failed", problem: "REFUSED" }) },
    "nothing comes back": { when: isWaiting, leads: () => ({ at: "failed", problem: "FAILED" }) },
  },
});
