import { missionProgressLifecycle, type ProgressEvent } from "@jobami/machines/missions/mission-progress";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Déroulement d’une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission-progress",
      create: () => missionProgressLifecycle,
      input: {},
      events: [
        { type: "way.started", by: "jobbeur" },
        { type: "work.begun", by: "jobbeur" },
        { type: "work.done", by: "jobbeur" },
        { type: "changes.asked", by: "client" },
        { type: "work.confirmed", by: "client" },
        { type: "work.confirmed", by: "stranger" },
        { type: "confirmation.lapsed" },
      ] satisfies ProgressEvent[],
    },
  },
};
