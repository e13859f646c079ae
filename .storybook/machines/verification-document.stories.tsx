import {
  type VerificationDocumentEvent,
  verificationDocumentLifecycle,
} from "@jobami/machines/verification/verification-document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = {
  title: "machines/Vie d’un justificatif",
  component: MachineViewer,
} satisfies Meta<typeof MachineViewer>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "verification/verification-document",
      create: () => verificationDocumentLifecycle,
      events: [
        { type: "document.taken" },
        { type: "document.accepted", isExpired: false, isSeen: true, isChecked: true },
        { type: "document.accepted", isExpired: true, isSeen: true, isChecked: true },
        { type: "document.accepted", isExpired: false, isSeen: false, isChecked: true },
        { type: "document.accepted", isExpired: false, isSeen: true, isChecked: false },
        { type: "document.refused" },
        { type: "document.revoked" },
        { type: "document.requested" },
        { type: "expiry.reached" },
        { type: "document.replaced" },
      ] satisfies VerificationDocumentEvent[],
    },
  },
};
