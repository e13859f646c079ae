import { type HourEvent, missionHourLifecycle } from "@jobami/machines/planning/mission-hour";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Heure d’une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "planning/mission-hour",
      create: () => missionHourLifecycle,
      input: { proposedBy: null },
      events: [
        { type: "hour.proposed", by: "client" },
        { type: "hour.accepted", by: "jobbeur" },
        { type: "hour.refused", by: "jobbeur" },
        { type: "hour.withdrawn", by: "client" },
        { type: "hour.proposed", by: "jobbeur" },
        { type: "hour.accepted", by: "client" },
        { type: "hour.proposed", by: "stranger" },
      ] satisfies HourEvent[],
    },
  },
};
