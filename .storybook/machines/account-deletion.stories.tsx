import { standingActive, standingAsked, standingCommitted } from "@jobami/api/account/fixtures";
import {
  type AccountDeletionEvent,
  createAccountDeletionMachine,
} from "@jobami/machines/account/account-deletion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Pause et suppression du compte", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "account/account-deletion",
      create: () => createAccountDeletionMachine({ newIdempotencyKey: () => "cle-1" }),
      events: [
        { type: "form.submitted", password: "Secret-2026", reason: "privacy" },
        { type: "form.edited" },
        { type: "cancel.requested" },
        { type: "pause.requested" },
        { type: "pause.agreed" },
        { type: "pause.declined" },
        { type: "retry.requested" },
      ] satisfies AccountDeletionEvent[],
      calls: {
        readStanding: {
          "compte libre": { done: standingActive },
          "missions en cours": { done: standingCommitted },
          "suppression demandée": { done: standingAsked },
          "pas de réseau": noAnswer,
        },
        askDeletion: {
          "lien envoyé": { done: standingAsked },
          "mot de passe faux": refusal("INVALID_CREDENTIALS", 401),
          "mission commencée entre-temps": refusal("ACCOUNT_COMMITTED", 409),
          "pas de réseau": noAnswer,
        },
        cancelDeletion: { "compte gardé": { done: standingActive }, "pas de réseau": noAnswer },
        pauseAccount: {
          "compte en pause": { done: { success: true } },
          "mission commencée entre-temps": refusal("ACCOUNT_COMMITTED", 409),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
