import { defineModel } from "../../testing/model.ts";

/** Whether the other side has just heard of one's typing, and how many ms ago theirs was heard. */
export interface TypingStory {
  /** In half pauses, 2 being a whole one; null when they may hear of it at once. */
  toldFor: number | null;
  /** In half pauses too; null when they are quiet. */
  heardFor: number | null;
}

const pause = 2;
const life = 4;

/** What the two sides and the clock can do. */
export const typingModel = defineModel<TypingStory>()({
  initial: { toldFor: null, heardFor: null },
  steps: {
    "the person types": { leads: ({ toldFor }) => ({ toldFor: toldFor ?? 0 }) },
    "the person sends": { leads: () => ({ toldFor: null }) },
    "the other is heard typing": { leads: () => ({ heardFor: 0 }) },
    "the other’s message arrives": { leads: () => ({ heardFor: null }) },
    "half a pause passes": {
      leads: ({ toldFor, heardFor }) => ({
        toldFor: toldFor === null || toldFor + 1 >= pause ? null : toldFor + 1,
        heardFor: heardFor === null || heardFor + 1 >= life ? null : heardFor + 1,
      }),
    },
  },
});
