import { type CommentEvent, commentLifecycle } from "@jobami/machines/missions/comment";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un commentaire", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const clean = { isPrivate: false, isProfileHidden: false, hasContacts: false };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/comment",
      create: () => commentLifecycle,
      input: {},
      events: [
        { type: "comment.posted", by: "author", ...clean },
        { type: "comment.posted", by: "author", ...clean, isPrivate: true },
        { type: "comment.edited", by: "author", isPrivate: false, hasContacts: true },
        { type: "answer.posted", by: "owner" },
        { type: "answer.gone" },
        { type: "comment.removed", by: "moderator" },
        { type: "comment.restored", by: "moderator" },
        { type: "comment.deleted", by: "author" },
        { type: "comment.deleted", by: "other" },
      ] satisfies CommentEvent[],
    },
  },
};
