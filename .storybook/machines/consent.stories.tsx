import { type ConsentEvent, consentLifecycle } from "@jobami/machines/consents/consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un consentement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const inForce = { cgvVersion: "1.0", cguVersion: "1.0" };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/consent",
      create: () => consentLifecycle,
      events: [
        { type: "consent.given", kind: "terms", accepted: inForce, inForce },
        { type: "terms.changed" },
        { type: "validity.ended" },
        { type: "consent.revoked" },
      ] satisfies ConsentEvent[],
    },
  },
};
