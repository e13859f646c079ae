import { defineModel } from "../../testing/index.ts";

export interface MailProofState {
  at: "closed" | "mailing" | "waiting" | "checking";
  /** The last code is less than a minute old. */
  isYoung: boolean;
  /** A code was typed while another is ordered. */
  isTyped: boolean;
}

const at =
  (...steps: MailProofState["at"][]) =>
  (state: MailProofState) =>
    steps.includes(state.at);
const ordered = ({ isTyped }: MailProofState) =>
  ({ at: isTyped ? "checking" : "waiting", isTyped: false }) as const;
const canResend = ({ at: step, isYoung }: MailProofState) => step === "waiting" && !isYoung;

/** What a person, the server and time can do about the mailed code. */
export const mailProofModel = defineModel<MailProofState>()({
  initial: { at: "closed", isYoung: false, isTyped: false },
  steps: {
    "a call asks for a proof": { when: at("closed"), leads: () => ({ at: "mailing" }) },
    "a call asks again": { when: at("mailing", "waiting", "checking"), leads: () => ({}) },
    "the code is mailed": { when: at("mailing"), leads: (state) => ({ ...ordered(state), isYoung: true }) },
    "one was mailed just before": {
      when: at("mailing"),
      leads: (state) => ({ ...ordered(state), isYoung: true }),
    },
    "the network fails at the mail": { when: at("mailing"), leads: ordered },
    "the server breaks at the mail": { when: at("mailing"), leads: ordered },
    "asks for another code": { when: canResend, leads: () => ({ at: "mailing" }) },
    "asks for another code too soon": {
      when: (state) => state.at === "waiting" && state.isYoung,
      leads: () => ({}),
    },
    "a minute passes": { when: ({ isYoung }) => isYoung, leads: () => ({ isYoung: false }) },
    "gives the code": { when: at("waiting"), leads: () => ({ at: "checking" }) },
    "gives no code": { when: at("waiting", "mailing"), leads: () => ({}) },
    "gives a code while another is ordered": { when: at("mailing"), leads: () => ({ isTyped: true }) },
    "presses twice": { when: at("checking"), leads: () => ({}) },
    "the server accepts the code": { when: at("checking"), leads: () => ({ at: "closed" }) },
    "the server refuses the code": { when: at("checking"), leads: () => ({ at: "waiting" }) },
    "the code has run out": { when: at("checking"), leads: () => ({ at: "waiting" }) },
    "the tries are spent": { when: at("checking"), leads: () => ({ at: "waiting" }) },
    "the network fails": { when: at("checking"), leads: () => ({ at: "waiting" }) },
    "the server breaks": { when: at("checking"), leads: () => ({ at: "waiting" }) },
    "gives up": { when: at("mailing", "waiting"), leads: () => ({ at: "closed", isTyped: false }) },
    "gives up too late": { when: at("checking"), leads: () => ({}) },
  },
});
