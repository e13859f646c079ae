import { openMission } from "@jobami/api/missions/fixtures";
import {
  createMissionClosingMachine,
  type MissionClosingEvent,
  type MissionClosingInput,
} from "@jobami/machines/missions/mission-closing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Clore une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission-closing",
      create: createMissionClosingMachine,
      input: { missionId: openMission.id, statut: "ouverte" } satisfies MissionClosingInput,
      events: [
        { type: "action.chosen", action: "complete" },
        { type: "action.chosen", action: "cancel" },
        { type: "action.confirmed" },
        { type: "action.left" },
        { type: "retry.requested" },
        { type: "mission.moved", statut: "en_cours" },
        { type: "mission.moved", statut: "annulee" },
      ] satisfies MissionClosingEvent[],
      calls: {
        closeMission: {
          "mission close": { done: { ...openMission, statut: "terminee" } },
          "pas assez de Jobi": refusal("INSUFFICIENT_JOBI", 409),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
