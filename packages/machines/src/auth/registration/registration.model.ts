import { defineModel } from "../../testing/index.ts";

export interface RegistrationState {
  at: "editing" | "submitting" | "proving" | "waiting" | "awaitingVerification" | "registered";
  /** A sign-up is with the server without an answer: its key and its proof are stored. */
  isUnanswered: boolean;
  /** What it is sent with. */
  proof: "none" | "work" | "wait";
}

const submitting = ({ at }: RegistrationState) => at === "submitting";
const proving = ({ at }: RegistrationState) => at === "proving";
const open = { at: "editing", isUnanswered: false, proof: "none" } as const;

/** What a visitor, the server and the browser can do to a sign-up. */
export const registrationModel = defineModel<RegistrationState>()({
  initial: open,
  steps: {
    "signs up": { when: ({ at }) => at === "editing", leads: () => ({ at: "submitting" }) },
    "signs up again meanwhile": {
      when: ({ at }) => at === "submitting" || at === "proving" || at === "waiting",
      leads: () => ({}),
    },
    "the server creates the account": { when: submitting, leads: () => ({ at: "awaitingVerification" }) },
    "the server creates a verified account": { when: submitting, leads: () => ({ at: "registered" }) },
    "the server refuses fields": { when: submitting, leads: () => open },
    "the network fails": { when: submitting, leads: () => ({ at: "editing", isUnanswered: true }) },
    "the server asks for a proof": {
      when: submitting,
      leads: ({ proof }) =>
        ({ none: { at: "proving" }, work: open, wait: { at: "waiting" } })[
          proof
        ] as Partial<RegistrationState>,
    },
    "the browser proves work": { when: proving, leads: () => ({ at: "submitting", proof: "work" }) },
    "the browser cannot": { when: proving, leads: () => ({ at: "waiting" }) },
    "the wait is over": {
      when: ({ at }) => at === "waiting",
      leads: () => ({ at: "submitting", proof: "wait" }),
    },
  },
});
