import { defineModel } from "../testing/index.ts";

export interface SubmissionState {
  at: "closed" | "idle" | "sending" | "sent" | "refused";
  problem: "INCOMPLETE" | "WRONG" | "UNANSWERED" | "FAILED" | null;
  /** Something stands in the form. */
  isTyped: boolean;
  /** A sending is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const isOpen = ({ at }: SubmissionState) => at !== "closed" && at !== "sending";
const isClosed = ({ at }: SubmissionState) => at === "closed";
const isSending = ({ at }: SubmissionState) => at === "sending";
const refusedFor = (problem: "WRONG" | "FAILED") => ({
  when: isSending,
  leads: () => ({ at: "refused", problem, isUnanswered: false }) as const,
});

/** What a person and the server can do about a form that makes one call. */
export const submissionModel = defineModel<SubmissionState>()({
  initial: { at: "closed", problem: null, isTyped: false, isUnanswered: false },
  steps: {
    "opens the form": { when: isClosed, leads: () => ({ at: "idle" }) },
    "opens a page that sends at once": { when: isClosed, leads: () => ({ at: "sending", isTyped: true }) },
    "opens a page that has nothing to send": {
      when: isClosed,
      leads: () => ({ at: "refused", problem: "INCOMPLETE" }),
    },
    types: { when: isOpen, leads: () => ({ at: "idle", problem: null, isTyped: true }) },
    "empties the field": { when: isOpen, leads: () => ({ at: "idle", problem: null, isTyped: false }) },
    "types while it is sent": { when: isSending, leads: () => ({}) },
    sends: {
      when: (state) => isOpen(state) && state.isTyped,
      leads: () => ({ at: "sending", problem: null }),
    },
    "sends an empty form": {
      when: (state) => isOpen(state) && !state.isTyped,
      leads: () => ({ at: "refused", problem: "INCOMPLETE" }),
    },
    "sends again meanwhile": { when: isSending, leads: () => ({}) },
    "the server accepts": {
      when: isSending,
      leads: () => ({ at: "sent", isTyped: false, isUnanswered: false }),
    },
    "the server finds it wrong": refusedFor("WRONG"),
    "the server refuses": refusedFor("FAILED"),
    "nothing comes back": {
      when: isSending,
      leads: () => ({ at: "refused", problem: "UNANSWERED", isUnanswered: true }),
    },
  },
});
