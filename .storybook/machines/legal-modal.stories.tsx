import { createLegalModalMachine, type LegalModalEvent } from "@jobami/machines/legal/legal-modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Textes légaux", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "legal/legal-modal",
      create: createLegalModalMachine,
      events: [
        { type: "page.chosen", key: "mentions-legales" },
        { type: "page.chosen", key: "cookies" },
        { type: "retry.requested" },
        { type: "closing.requested" },
      ] satisfies LegalModalEvent[],
      calls: { loadContent: { "texte chargé": { done: undefined }, "pas de réseau": noAnswer } },
    },
  },
};
