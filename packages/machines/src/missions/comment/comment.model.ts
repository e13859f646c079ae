import { defineModel } from "../../testing/model.ts";
import type { CommentState, CommentStatus } from "./comment.types.ts";

const most = 2;
const isIn =
  (...statuses: CommentStatus[]) =>
  ({ status }: CommentState) =>
    statuses.includes(status);
const stays = () => ({});
const leaves = ({ answers }: CommentState) => ({
  status: answers > 0 ? ("effaced" as const) : ("gone" as const),
});

/** What its author, the mission's owner, others and moderators can do to a comment. */
export const commentModel = defineModel<CommentState>()({
  initial: { status: "absent", isPrivate: false, answers: 0 },
  steps: {
    "it is posted for all": { when: isIn("absent"), leads: () => ({ status: "published" }) },
    "it is posted with a phone number": { when: isIn("absent"), leads: () => ({ status: "published" }) },
    "it is posted for the owner alone": {
      when: isIn("absent"),
      leads: () => ({ status: "published", isPrivate: true }),
    },
    "it is posted to an owner who hides": { when: isIn("absent"), leads: stays },
    "its author edits it": { when: isIn("published"), leads: ({ isPrivate }) => ({ isPrivate: !isPrivate }) },
    "its author adds a phone number": { when: isIn("published"), leads: stays },
    "another person edits it": { when: isIn("published"), leads: stays },
    "its author deletes it": { when: isIn("published", "removed"), leads: leaves },
    "another person deletes it": { when: isIn("published", "removed"), leads: stays },
    "a moderator removes it": { when: isIn("published"), leads: () => ({ status: "removed" }) },
    "the owner removes it": { when: isIn("published"), leads: stays },
    "a moderator restores it": { when: isIn("removed"), leads: () => ({ status: "published" }) },
    "its author restores it": { when: isIn("removed"), leads: stays },
    "the owner answers": {
      when: (story) => isIn("published")(story) && story.answers < most,
      leads: ({ answers }) => ({ answers: answers + 1 }),
    },
    "a person answers": {
      when: (story) => isIn("published")(story) && story.answers < most,
      leads: ({ isPrivate, answers }) => ({ answers: isPrivate ? answers : answers + 1 }),
    },
    "an answer goes": {
      when: (story) => isIn("published", "removed", "effaced")(story) && story.answers > 0,
      leads: ({ status, answers }) => ({
        answers: answers - 1,
        ...(status === "effaced" && answers === 1 ? { status: "gone" as const } : {}),
      }),
    },
    "something comes at the wrong time": { leads: stays },
  },
});
