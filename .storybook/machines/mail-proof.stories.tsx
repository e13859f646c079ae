import { createMailProofMachine, type MailProofEvent } from "@jobami/machines/auth/mail-proof";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Code reçu par e-mail", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/mail-proof",
      create: createMailProofMachine,
      events: [
        { type: "proof.requested" },
        { type: "code.submitted", code: "418207" },
        { type: "resend.requested" },
        { type: "cancelled" },
      ] satisfies MailProofEvent[],
      calls: {
        ask: {
          "envoie un code": { done: { maskedEmail: "l•••@e•••.fr", cooldownSeconds: 60 } },
          "trop tôt": refusal("COOLDOWN_ACTIVE", 429),
          "pas de réseau": noAnswer,
        },
        give: {
          "code juste": { done: {} },
          "code faux": refusal("CODE_INVALID", 400),
          "code périmé": refusal("CODE_EXPIRED", 400),
          "trop d’essais": refusal("CODE_TRIES_EXHAUSTED", 429),
        },
      },
    },
  },
};
