import {
  createEmailVerificationMachine,
  type EmailVerificationEvent,
} from "@jobami/machines/auth/email-verification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictureInstant } from "../visual.ts";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Vérification de l’e-mail", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const events = [
  { type: "confirmation.requested" },
  { type: "resend.requested" },
] satisfies EmailVerificationEvent[];
const calls = {
  verifyEmail: {
    "adresse vérifiée": { done: { success: true } },
    "lien périmé": refusal("TOKEN_EXPIRED", 410),
    "pas de réseau": noAnswer,
  },
  resendVerification: { "mail envoyé": { done: { success: true } }, "pas de réseau": noAnswer },
};
const record = { email: "lea.martin@exemple.fr", keptUntil: pictureInstant + 604_800_000, resendAt: null };

export const FromTheLink: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/email-verification",
      create: createEmailVerificationMachine,
      input: { token: "jeton", record },
      events,
      calls,
    },
  },
};

export const WaitingForTheMail: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/email-verification",
      create: createEmailVerificationMachine,
      input: { token: null, record },
      events,
      calls,
    },
  },
};
