import { type AiGateEvent, createAiGateMachine } from "@jobami/machines/consents/ai-gate";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Accès à l’IA", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/ai-gate",
      create: createAiGateMachine,
      input: { action: "proposer un prix" },
      events: [{ type: "consent.given" }, { type: "consent.declined" }] satisfies AiGateEvent[],
      calls: {
        readHasConsent: { donné: { done: true }, absent: { done: false }, "pas de réseau": noAnswer },
        readCredits: { "3 crédits": { done: 3 }, aucun: { done: 0 }, "pas de réseau": noAnswer },
      },
    },
  },
};
