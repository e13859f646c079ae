import { type DisputeEvent, disputeLifecycle } from "@jobami/machines/missions/dispute";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un litige", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const sum = { cents: 3000, jobis: 0 };
const judge = { id: "m1", isSide: false };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/dispute",
      create: () => disputeLifecycle,
      input: { most: { cents: 6000, jobis: 0 } },
      events: [
        { type: "dispute.opened", by: "client", isInTime: true },
        { type: "dispute.said", by: "jobbeur" },
        { type: "offer.made", by: "jobbeur", sum },
        { type: "offer.accepted", by: "client", sum },
        { type: "dispute.withdrawn", by: "client" },
        { type: "dispute.decided", by: judge, sum, isAnswerOverdue: false },
        { type: "decision.appealed", by: "jobbeur" },
        { type: "review.decided", by: judge, sum, isOnlyJudge: false },
        { type: "review.decided", by: { id: "m2", isSide: false }, sum, isOnlyJudge: false },
        { type: "appealWindow.ended" },
      ] satisfies DisputeEvent[],
    },
  },
};
