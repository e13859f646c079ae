import { createConsentRequirementMachine } from "@jobami/machines/consents/consent-requirement";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Consentement exigé", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/consent-requirement",
      create: createConsentRequirementMachine,
      input: { kind: "terms", action: "publier une mission" },
      events: [],
      calls: {
        readLocalAcceptance: { "accepté ici": { done: true }, "rien ici": { done: false } },
        readHasConsent: { accepté: { done: true }, absent: { done: false }, "pas de réseau": noAnswer },
      },
    },
  },
};
