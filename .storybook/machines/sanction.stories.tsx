import { type SanctionEvent, sanctionLifecycle } from "@jobami/machines/moderation/sanction";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une sanction", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const reasons = "Des menaces, par message.";
const giver = { role: "staff", id: "a1", isSanctioned: false } as const;
const another = { role: "staff", id: "a2", isSanctioned: false } as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "moderation/sanction",
      create: () => sanctionLifecycle,
      input: { givenBy: "a1", isRunning: true },
      events: [
        { type: "appeal.made", by: { isSanctioned: true }, reasons: "Ce n’était pas moi.", isInTime: true },
        { type: "appeal.made", by: { isSanctioned: false }, reasons: "Ce n’était pas moi.", isInTime: true },
        { type: "appeal.made", by: { isSanctioned: true }, reasons: "Ce n’était pas moi.", isInTime: false },
        { type: "appeal.decided", by: giver, decision: "uphold", reasons },
        { type: "appeal.decided", by: another, decision: "uphold", reasons },
        { type: "appeal.decided", by: another, decision: "overturn", reasons },
        {
          type: "appeal.decided",
          by: { role: "operator", isOnlyJudge: true },
          decision: "overturn",
          reasons,
        },
        { type: "sanction.lifted" },
        { type: "appealWindow.ended" },
      ] satisfies SanctionEvent[],
    },
  },
};
