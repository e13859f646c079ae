import { defineModel } from "../../testing/index.ts";

export interface ConsentRequirementState {
  at: "unasked" | "lookingHere" | "askingServer" | "met" | "missing" | "unknown";
  isServerAsked: boolean;
}

const at =
  (...places: ConsentRequirementState["at"][]) =>
  (state: ConsentRequirementState) =>
    places.includes(state.at);

/** What can come of asking for a consent. */
export const consentRequirementModel = defineModel<ConsentRequirementState>()({
  initial: { at: "unasked", isServerAsked: false },
  steps: {
    "needs the terms": { when: at("unasked"), leads: () => ({ at: "lookingHere" }) },
    "needs the consent to AI": {
      when: at("unasked"),
      leads: () => ({ at: "askingServer", isServerAsked: true }),
    },
    "accepted on this device": { when: at("lookingHere"), leads: () => ({ at: "met" }) },
    "not accepted on this device": {
      when: at("lookingHere"),
      leads: () => ({ at: "askingServer", isServerAsked: true }),
    },
    "the device cannot be read": {
      when: at("lookingHere"),
      leads: () => ({ at: "askingServer", isServerAsked: true }),
    },
    "the server knows it": { when: at("askingServer"), leads: () => ({ at: "met" }) },
    "the server knows none": { when: at("askingServer"), leads: () => ({ at: "missing" }) },
    "the server does not answer": { when: at("askingServer"), leads: () => ({ at: "unknown" }) },
  },
});
