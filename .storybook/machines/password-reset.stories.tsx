import { createPasswordResetMachine, type PasswordResetEvent } from "@jobami/machines/auth/password-reset";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Mot de passe oublié", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const events = [
  { type: "email.submitted", email: "lea.martin@exemple.fr" },
  { type: "password.submitted", password: "Mot3passe!" },
  { type: "retry.requested" },
] satisfies PasswordResetEvent[];
const calls = {
  requestReset: { "mail envoyé": { done: { success: true } }, "pas de réseau": noAnswer },
  validateToken: {
    "lien valable": { done: { success: true } },
    "lien périmé": refusal("TOKEN_EXPIRED", 410),
  },
  savePassword: { "mot de passe changé": { done: { success: true } }, "pas de réseau": noAnswer },
};

export const Asking: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/password-reset",
      create: createPasswordResetMachine,
      input: { token: null, record: null },
      events,
      calls,
    },
  },
};

export const Choosing: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/password-reset",
      create: createPasswordResetMachine,
      input: { token: "jeton", record: null },
      events,
      calls,
    },
  },
};
