import { type ContestEvent, filterContestLifecycle } from "@jobami/machines/moderation/filter-contest";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Filtrage contesté", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const reasons = "C’est une référence de produit.";

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "moderation/filter-contest",
      create: () => filterContestLifecycle,
      input: {},
      events: [
        { type: "contest.made", isAuthor: true, isHiding: true },
        { type: "contest.decided", isConcerned: false, decision: "lift", reasons },
        { type: "contest.decided", isConcerned: false, decision: "keep", reasons },
        { type: "contest.made", isAuthor: false, isHiding: true },
        { type: "contest.made", isAuthor: true, isHiding: false },
        { type: "contest.decided", isConcerned: true, decision: "lift", reasons },
        { type: "contest.decided", isConcerned: false, decision: "lift", reasons: "" },
      ] satisfies ContestEvent[],
    },
  },
};
