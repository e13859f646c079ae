import { defineModel } from "../../testing/index.ts";

export interface AiGateState {
  at:
    | "checkingConsent"
    | "askingConsent"
    | "confirmingConsent"
    | "checkingCredits"
    | "open"
    | "declined"
    | "unchecked"
    | "withoutCredits"
    | "busy"
    | "unreadable";
}

const at =
  (...places: AiGateState["at"][]) =>
  (state: AiGateState) =>
    places.includes(state.at);
const reading = at("checkingConsent", "confirmingConsent");

/** What can come of asking for an AI feature. */
export const aiGateModel = defineModel<AiGateState>()({
  initial: { at: "checkingConsent" },
  steps: {
    "the server counts a consent": { when: reading, leads: () => ({ at: "checkingCredits" }) },
    "the server counts none": {
      when: reading,
      leads: (state) => ({ at: state.at === "checkingConsent" ? "askingConsent" : "declined" }),
    },
    "the consent cannot be read": { when: reading, leads: () => ({ at: "unchecked" }) },
    "gives the consent": { when: at("askingConsent"), leads: () => ({ at: "confirmingConsent" }) },
    "leaves without giving it": { when: at("askingConsent"), leads: () => ({ at: "declined" }) },
    "there is a credit": { when: at("checkingCredits"), leads: () => ({ at: "open" }) },
    "there is no credit": { when: at("checkingCredits"), leads: () => ({ at: "withoutCredits" }) },
    "credits were asked for too often": { when: at("checkingCredits"), leads: () => ({ at: "busy" }) },
    "credits cannot be read": { when: at("checkingCredits"), leads: () => ({ at: "unreadable" }) },
  },
});
