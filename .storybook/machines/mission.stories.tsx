import { type MissionEvent, missionLifecycle } from "@jobami/machines/missions/mission";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const posted = {
  type: "mission.posted",
  by: "owner",
  isProfileHidden: false,
  hasAcceptedTerms: true,
} as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission",
      create: () => missionLifecycle,
      events: [
        { ...posted, asksFirst: false },
        { ...posted, asksFirst: true },
        { type: "asks.over", opensAfter: true },
        { type: "asks.over", opensAfter: false },
        { type: "mission.opened", by: "owner" },
        { type: "mission.begun" },
        { type: "mission.completed", by: "owner" },
        { type: "mission.cancelled", by: "owner", jobiBalance: 3 },
        { type: "mission.left", jobiBalance: 3 },
        { type: "mission.expired" },
        { type: "owner.left" },
      ] satisfies MissionEvent[],
    },
  },
};
