import { openMission } from "@jobami/api/missions/fixtures";
import {
  composerSteps,
  createMissionComposerMachine,
  type MissionComposerEvent,
  type MissionValues,
} from "@jobami/machines/missions/mission-composer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Poster une mission", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const values: MissionValues = {
  category: "jardinage",
  subcategory: "taille-de-haies",
  title: "Tailler une haie de thuyas, 12 m",
  description: "Une haie de thuyas de douze mètres, les déchets verts restent sur place.",
  placeCode: "69266",
  date: "2026-11-27",
  amount: 90,
};
const fieldSteps = composerSteps.slice(0, -1) as Extract<
  MissionComposerEvent,
  { type: "step.completed" }
>["step"][];

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "missions/mission-composer",
      create: createMissionComposerMachine,
      input: {},
      events: [
        ...fieldSteps.map((step) => ({ type: "step.completed" as const, step })),
        { type: "back.chosen" },
        { type: "form.submitted", values },
        { type: "draft.discarded" },
        { type: "discard.undone" },
      ] satisfies MissionComposerEvent[],
      calls: {
        publishMission: {
          publiée: { done: openMission },
          "profil masqué": refusal("PROFILE_HIDDEN", 403),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
