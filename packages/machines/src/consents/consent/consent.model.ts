import { defineModel } from "../../testing/model.ts";
import type { ConsentStatus } from "./consent.types.ts";

type State = { status: ConsentStatus };

const stays = () => ({});
const isGiven = ({ status }: State) => status === "given";
const isRecorded = ({ status }: State) => status !== "absent" && status !== "revoked";

/** What a person, time and the company’s lawyers can do to a consent. */
export const consentModel = defineModel<State>()({
  initial: { status: "absent" },
  steps: {
    "the person agrees": { leads: () => ({ status: "given" }) },
    "the person agrees to the terms in force": { leads: () => ({ status: "given" }) },
    "the person agrees to older sales terms": { leads: stays },
    "the person agrees to older use terms": { leads: stays },
    "the person takes it back": { when: isRecorded, leads: () => ({ status: "revoked" }) },
    "the person takes back nothing": { when: (state) => !isRecorded(state), leads: stays },
    "six months pass": { when: isGiven, leads: () => ({ status: "lapsed" }) },
    "the terms change": { when: isGiven, leads: () => ({ status: "outdated" }) },
    "time passes without a consent": { when: (state) => !isGiven(state), leads: stays },
  },
});
