import { type IncidentEvent, missionIncidentLifecycle } from "@jobami/machines/missions/mission-incident";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Imprévus d’une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission-incident",
      create: () => missionIncidentLifecycle,
      input: { isItsDay: true, isDue: true },
      events: [
        { type: "late.announced", by: "jobbeur" },
        { type: "absence.reported", by: "client" },
        { type: "absence.denied", by: "jobbeur" },
        { type: "absence.admitted", by: "jobbeur" },
        { type: "absence.closed", by: "client" },
        { type: "mission.left", by: "jobbeur" },
        { type: "safety.left", by: "client" },
        { type: "late.announced", by: "stranger" },
      ] satisfies IncidentEvent[],
    },
  },
};
