import { type MissionEvent, missionLifecycle } from "@jobami/machines/missions/mission";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission",
      create: () => missionLifecycle,
      events: [
        { type: "mission.posted", by: "owner", isProfileHidden: false, hasAcceptedTerms: true },
        { type: "mission.begun" },
        { type: "mission.completed", by: "owner" },
        { type: "mission.cancelled", by: "owner", jobiBalance: 3 },
        { type: "mission.expired" },
        { type: "owner.left" },
      ] satisfies MissionEvent[],
    },
  },
};
