import { requester } from "@jobami/api/auth/fixtures";
import { appSecret, recoveryCodes } from "@jobami/api/authenticator/fixtures";
import {
  type AuthenticatorSetupEvent,
  createAuthenticatorSetupMachine,
} from "@jobami/machines/auth/authenticator-setup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Application d’authentification", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/authenticator-setup",
      create: createAuthenticatorSetupMachine,
      input: { isOn: false },
      events: [
        { type: "password.requested", purpose: "setUp" },
        { type: "password.requested", purpose: "renewal" },
        { type: "password.requested", purpose: "removal" },
        { type: "password.submitted", password: "Bon-jour-2026" },
        { type: "code.submitted", code: "418207" },
        { type: "codes.stored" },
        { type: "cancelled" },
      ] satisfies AuthenticatorSetupEvent[],
      calls: {
        prove: {
          "donne la clé": { done: { kind: "secret", secret: appSecret, uri: "otpauth://totp/Jobami" } },
          "donne des codes": { done: { kind: "codes", recoveryCodes } },
          "retire l’application": { done: { kind: "removed", user: requester } },
          "mot de passe faux": refusal("INVALID_CREDENTIALS", 401),
          "pas de réseau": noAnswer,
        },
        confirm: {
          "code juste": { done: { user: requester, recoveryCodes } },
          "code faux": refusal("CODE_INVALID", 400),
          "clé périmée": refusal("CODE_EXPIRED", 400),
        },
      },
    },
  },
};
