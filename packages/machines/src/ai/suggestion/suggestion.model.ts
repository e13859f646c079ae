import { defineModel } from "../../testing/index.ts";

export interface SuggestionState {
  at: "idle" | "opening" | "writing" | "suggested" | "failed" | "withoutCredits";
}

const at =
  (...places: SuggestionState["at"][]) =>
  (state: SuggestionState) =>
    places.includes(state.at);
const to = (place: SuggestionState["at"]) => (): SuggestionState => ({ at: place });

/** What can come of asking for a suggestion. */
export const suggestionModel = defineModel<SuggestionState>()({
  initial: { at: "idle" },
  steps: {
    "asks for one": { when: at("idle", "suggested", "failed"), leads: to("opening") },
    "tries again": { when: at("failed", "withoutCredits"), leads: to("opening") },
    "the gate opens": { when: at("opening"), leads: to("writing") },
    "the consent is declined": { when: at("opening"), leads: to("idle") },
    "the gate counts no credit": { when: at("opening"), leads: to("withoutCredits") },
    "the gate cannot be read": { when: at("opening"), leads: to("failed") },
    "the gate hears no answer": { when: at("opening"), leads: to("failed") },
    "the gate breaks": { when: at("opening"), leads: to("failed") },
    "an answer comes": { when: at("writing"), leads: to("suggested") },
    "the server counts no credit": { when: at("writing"), leads: to("withoutCredits") },
    "no one answers": { when: at("writing"), leads: to("failed") },
    "no longer waits": { when: at("opening", "writing"), leads: to("idle") },
    "takes it": { when: at("suggested"), leads: to("idle") },
    "leaves it": { when: at("suggested", "failed", "withoutCredits"), leads: to("idle") },
  },
});
