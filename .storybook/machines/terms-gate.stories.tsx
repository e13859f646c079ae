import { createTermsGateMachine, type TermsGateEvent } from "@jobami/machines/consents/terms-gate";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { termsExemptPaths } from "../../apps/web/app/machine-paths.ts";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Contrôle des conditions", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/terms-gate",
      create: () => createTermsGateMachine({ exemptPaths: termsExemptPaths }),
      input: { path: "/dashboard/missions" },
      events: [
        { type: "profile.loaded" },
        { type: "page.changed", path: "/dashboard/profil" },
        { type: "page.changed", path: "/dashboard" },
        { type: "profile.updated" },
        { type: "consent.updated" },
        { type: "connection.returned" },
      ] satisfies TermsGateEvent[],
      calls: {
        readLocalAcceptance: { "accepté ici": { done: true }, "rien ici": { done: false } },
        readStanding: {
          "en règle": { done: { isProfileComplete: true, hasConsent: true } },
          "pas d’accord": { done: { isProfileComplete: true, hasConsent: false } },
          "profil incomplet": { done: { isProfileComplete: false, hasConsent: true } },
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
