import { createRegistrationMachine, type RegistrationEvent } from "@jobami/machines/auth/registration";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Inscription", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

const values = {
  email: "lea.martin@exemple.fr",
  password: "Mot2passe!",
  prenom: "Léa",
  nom: "Martin",
  user_type: "other",
  acceptTerms: true,
} as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/registration",
      create: createRegistrationMachine,
      events: [{ type: "form.submitted", values }] satisfies RegistrationEvent[],
      calls: {
        register: {
          "compte créé": { done: { success: true, requiresEmailVerification: true } },
          "preuve demandée": refusal("SIGN_UP_PROOF_NEEDED", 429, {
            challenge: "defi",
            retryAfterSeconds: 60,
          }),
          "champ refusé": refusal("VALIDATION_FAILED", 400),
          "pas de réseau": noAnswer,
        },
        prove: {
          "calcul fait": { done: { challenge: "defi", solution: { counter: 1, derivedKey: "00" } } },
          "calcul impossible": noAnswer,
        },
      },
    },
  },
};
