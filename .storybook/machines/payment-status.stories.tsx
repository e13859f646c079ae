import { paymentOf } from "@jobami/machines/money/payment";
import {
  createPaymentStatusMachine,
  type KnownPayment,
  type PaymentStatusEvent,
} from "@jobami/machines/money/payment-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Suivi d’un paiement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const payment = paymentOf({ cents: 5000, jobis: 0 });
const half = { ...payment, status: "partiel" as const, paid: { cents: 2500, jobis: 0 } };

const known: KnownPayment = { payment: half, version: 2, balance: 10 };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "money/payment-status",
      create: () => createPaymentStatusMachine({ newIdempotencyKey: () => "clé" }),
      input: { payment, version: 1, balance: 10, by: "jobbeur" },
      events: [
        { type: "amount.entered", step: "euros.received", amount: 2500 },
        { type: "amount.entered", step: "euros.received", amount: 9000 },
        { type: "amount.confirmed" },
        { type: "amount.left" },
        { type: "retry.requested" },
        { type: "payment.moved", payment: half, version: 2, balance: 10 },
      ] satisfies PaymentStatusEvent[],
      calls: {
        record: { noté: { done: known }, "pas de réseau": noAnswer },
        read: { relu: { done: known }, "pas de réseau": noAnswer },
      },
    },
  },
};
