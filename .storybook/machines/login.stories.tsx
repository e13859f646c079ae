import { freshPassword, requester } from "@jobami/api/auth/fixtures";
import { createLoginMachine, type LoginEvent } from "@jobami/machines/auth/login";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Connexion", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

const values = { email: "lea.martin@exemple.fr", password: "Mot2passe!", rememberMe: false };
const answer = { success: true, user: requester, passwordStatus: freshPassword, requiresTwoFactor: false };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/login",
      create: createLoginMachine,
      input: { cameFrom: null },
      events: [
        { type: "form.submitted", values },
        { type: "form.submitted", values: { ...values, password: "" } },
      ] satisfies LoginEvent[],
      calls: {
        signIn: {
          "ouvre la session": { done: answer },
          "demande un code": { done: { ...answer, requiresTwoFactor: true, maskedEmail: "l•••@exemple.fr" } },
          "identifiants faux": refusal("INVALID_CREDENTIALS", 401),
          "compte verrouillé": refusal("ACCOUNT_LOCKED", 423),
          "adresse non vérifiée": refusal("EMAIL_NOT_VERIFIED", 403),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
