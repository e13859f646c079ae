import { type AppealEvent, appealLifecycle } from "@jobami/machines/moderation/appeal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un recours", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "moderation/appeal",
      create: () => appealLifecycle,
      input: { concerned: ["karim"], deciders: ["maud"] },
      events: [
        { type: "appeal.taken", by: "nina", instead: null },
        { type: "appeal.taken", by: "omar", instead: null },
        { type: "appeal.taken", by: "omar", instead: "nina" },
        { type: "appeal.taken", by: "maud", instead: null },
        { type: "appeal.taken", by: "karim", instead: null },
        { type: "appeal.handedBack", by: "nina" },
        { type: "appeal.handedBack", by: "omar" },
        { type: "appeal.decided", by: "nina" },
        { type: "appeal.decided", by: null },
        { type: "sanction.lifted" },
      ] satisfies AppealEvent[],
    },
  },
};
