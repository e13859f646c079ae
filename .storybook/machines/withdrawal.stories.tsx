import { declared } from "@jobami/api/withdrawals/fixtures";
import { createWithdrawalMachine, type WithdrawalEvent } from "@jobami/machines/money/withdrawal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Rétractation", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "money/withdrawal",
      create: () => createWithdrawalMachine({ newIdempotencyKey: () => "cle-1" }),
      events: [
        {
          type: "form.submitted",
          statement: { name: "Léa Martin", reference: "K7M2P9QXAB", email: "lea@exemple.fr" },
        },
        { type: "form.edited" },
        { type: "statement.reopened" },
        { type: "withdrawal.confirmed" },
      ] satisfies WithdrawalEvent[],
      calls: {
        checkStatement: {
          "tout est là": { done: [] },
          "il manque le nom": { done: [{ path: "name", code: "too_small", message: "Donnez votre nom." }] },
        },
        declareWithdrawal: {
          "rétractation reçue": { done: declared },
          "délai passé": refusal("WITHDRAWAL_OVER", 409),
          "champs à reprendre": refusal("VALIDATION_FAILED", 400),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
