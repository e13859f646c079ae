import { defineModel } from "../../testing/model.ts";
import type { ConversationStatus } from "./conversation.types.ts";

/** `first` and `second`: what each has not seen; `suspended`: none, the first side, or both. */
export interface ConversationStory {
  status: ConversationStatus;
  first: number;
  second: number;
  suspended: 0 | 1 | 2;
}

const most = 2;
const isIn =
  (...statuses: ConversationStatus[]) =>
  ({ status }: ConversationStory) =>
    statuses.includes(status);
const isBegun = isIn("open", "frozen", "closed");
const stays = () => ({});

/** What the two sides, strangers, and staff can do to a conversation. */
export const conversationModel = defineModel<ConversationStory>()({
  initial: { status: "absent", first: 0, second: 0, suspended: 0 },
  steps: {
    "the first side writes": {
      when: (story) => isIn("absent", "open")(story) && story.second < most,
      leads: ({ second }) => ({ status: "open", second: second + 1 }),
    },
    "the first side writes a phone number": {
      when: (story) => isIn("absent", "open")(story) && story.second === 0,
      leads: () => ({ status: "open", second: 1 }),
    },
    "the second side writes": {
      when: (story) => isIn("open")(story) && story.first === 0,
      leads: () => ({ first: 1 }),
    },
    "the first side writes to who hides": { when: isIn("absent", "open"), leads: stays },
    "a side writes in vain": { when: isIn("frozen", "closed"), leads: stays },
    "the first side deletes what was not seen": {
      when: (story) => isBegun(story) && story.second > 0,
      leads: ({ second }) => ({ second: second - 1 }),
    },
    "the first side deletes what was seen": { when: isBegun, leads: stays },
    "the second side deletes what the first wrote": { when: isBegun, leads: stays },
    "the second side reads": { when: isBegun, leads: () => ({ second: 0 }) },
    "the first side marks it unread": { when: isBegun, leads: ({ first }) => ({ first: first || 1 }) },
    "a stranger tries everything": { when: isBegun, leads: stays },
    "a person reads what does not exist": { when: isIn("absent"), leads: stays },
    "a side is suspended": {
      when: (story) => isIn("open", "frozen")(story) && story.suspended < 2,
      leads: ({ suspended }) => ({ status: "frozen", suspended: suspended === 0 ? 1 : 2 }),
    },
    "the second side is erased": {
      when: isIn("open", "frozen"),
      leads: () => ({ status: "closed" }),
    },
  },
});
