import { defineModel } from "../../testing/model.ts";

/** Whether the other side has just heard of one's typing, and how many ms ago theirs was heard. */
export interface TypingStory {
  /** In half pauses, 2 being a whole one; null when they may hear of it at once. */
  announcedFor: number | null;
  /** In half pauses too; null when they are quiet. */
  heardFor: number | null;
}

const pause = 2;
const life = 4;

/** What the two sides and the clock can do. */
export const typingModel = defineModel<TypingStory>()({
  initial: { announcedFor: null, heardFor: null },
  steps: {
    "the person types": { leads: ({ announcedFor }) => ({ announcedFor: announcedFor ?? 0 }) },
    "the person sends": { leads: () => ({ announcedFor: null }) },
    "the other is heard typing": { leads: () => ({ heardFor: 0 }) },
    "the other’s message arrives": { leads: () => ({ heardFor: null }) },
    "half a pause passes": {
      leads: ({ announcedFor, heardFor }) => ({
        announcedFor: announcedFor === null || announcedFor + 1 >= pause ? null : announcedFor + 1,
        heardFor: heardFor === null || heardFor + 1 >= life ? null : heardFor + 1,
      }),
    },
  },
});
