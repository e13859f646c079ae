import { defineModel } from "../../testing/model.ts";
import type { TermsVersionStatus } from "./terms-version.types.ts";

type State = { status: TermsVersionStatus };

const stays = () => ({});
const isIn = (status: TermsVersionStatus) => (state: State) => state.status === status;
const isDraft = isIn("draft");

/** What staff and time can do to a version of the terms; refused steps lead nowhere. */
export const termsVersionModel = defineModel<State>()({
  initial: { status: "draft" },
  steps: {
    "is published in time": { when: isDraft, leads: () => ({ status: "announced" }) },
    "is published too late": { when: isDraft, leads: stays },
    "is published while another waits": { when: isDraft, leads: stays },
    "is published under an old number": { when: isDraft, leads: stays },
    "is published again": { when: (state) => !isDraft(state), leads: stays },
    "its date comes": { when: isIn("announced"), leads: () => ({ status: "inForce" }) },
    "the next one is in force": { when: isIn("inForce"), leads: () => ({ status: "former" }) },
    "is taken back before its date": { when: isIn("announced"), leads: () => ({ status: "withdrawn" }) },
    "is taken back too late": {
      when: (state) => isIn("inForce")(state) || isIn("former")(state) || isIn("withdrawn")(state),
      leads: stays,
    },
    "time passes": {
      when: (state) => isDraft(state) || isIn("former")(state) || isIn("withdrawn")(state),
      leads: stays,
    },
  },
});
