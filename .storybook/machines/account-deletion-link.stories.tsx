import { deletionLink, holdings } from "@jobami/api/account/fixtures";
import {
  type AccountDeletionLinkEvent,
  createAccountDeletionLinkMachine,
} from "@jobami/machines/account/account-deletion-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { machinePaths } from "../../apps/web/app/machine-paths.ts";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Lien de suppression du compte", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const confirmed = { ...deletionLink, isConfirmed: true };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "account/account-deletion-link",
      create: () =>
        createAccountDeletionLinkMachine({ paths: machinePaths, newIdempotencyKey: () => "cle-1" }),
      input: { token: "jeton", step: "final" },
      events: [
        { type: "deletion.agreed" },
        { type: "form.submitted", password: "Secret-2026" },
        { type: "form.edited" },
        { type: "retry.requested" },
      ] satisfies AccountDeletionLinkEvent[],
      calls: {
        lookAtLink: {
          "lien confirmé": { done: confirmed },
          "lien à confirmer": { done: deletionLink },
          "missions en cours": { done: { ...deletionLink, holdings: { ...holdings, commitments: 1 } } },
          "lien périmé": refusal("TOKEN_EXPIRED", 400),
          "pas de réseau": noAnswer,
        },
        confirmDeletion: { "suppression confirmée": { done: confirmed }, "pas de réseau": noAnswer },
        eraseAccount: {
          "compte supprimé": { done: { success: true } },
          "mot de passe faux": refusal("INVALID_CREDENTIALS", 401),
          "mission commencée entre-temps": refusal("ACCOUNT_COMMITTED", 409),
          "lien périmé": refusal("TOKEN_EXPIRED", 400),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
