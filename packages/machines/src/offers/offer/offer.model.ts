import type { OfferStatus } from "@jobami/api/offers/routes";
import { defineModel } from "../../testing/model.ts";

export interface OfferStory {
  status: OfferStatus;
}

const isIn =
  (...statuses: OfferStatus[]) =>
  ({ status }: OfferStory) =>
    statuses.includes(status);
const stays = () => ({});
const to = (status: OfferStatus) => () => ({ status });

/** What the owner, takers, strangers and time can do to an offer; refused steps lead nowhere. */
export const offerModel = defineModel<OfferStory>()({
  initial: { status: "draft" },
  steps: {
    "the owner changes it": { when: isIn("draft", "published", "paused"), leads: stays },
    "the owner takes back a promise": { when: isIn("draft", "published", "paused"), leads: stays },
    "the owner changes what is over": { when: isIn("ended"), leads: stays },
    "the owner opens it": { when: isIn("draft", "paused"), leads: to("published") },
    "the owner opens it after its last day": { when: isIn("draft", "paused"), leads: stays },
    "the owner opens what is open or over": { when: isIn("published", "ended"), leads: stays },
    "the owner pauses it": { when: isIn("published"), leads: to("paused") },
    "the owner pauses what is not open": { when: isIn("draft", "paused", "ended"), leads: stays },
    "the owner ends it": { when: isIn("draft", "published", "paused"), leads: to("ended") },
    "the owner ends what is over": { when: isIn("ended"), leads: stays },
    "time ends it": { when: isIn("published", "paused"), leads: to("ended") },
    "time ends what does not run": { when: isIn("draft", "ended"), leads: stays },
    "a person takes a code": { when: isIn("published"), leads: stays },
    "a person takes a code too early, too late, or when none is left": {
      when: isIn("published"),
      leads: stays,
    },
    "a person takes a code of what is not open": { when: isIn("draft", "paused", "ended"), leads: stays },
    "the owner takes a code": { when: isIn("published", "paused", "ended"), leads: stays },
    "the owner validates a code": { when: isIn("published", "paused"), leads: stays },
    "the owner validates a code again, or out of its days": { leads: stays },
    "a stranger does it all": { leads: stays },
  },
});
