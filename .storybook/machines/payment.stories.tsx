import { type PaymentEvent, paymentLifecycle } from "@jobami/machines/money/payment";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un paiement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "money/payment",
      create: () => paymentLifecycle,
      input: { agreed: { cents: 5000, jobis: 3 }, paid: { cents: 0, jobis: 0 } },
      events: [
        { type: "euros.received", by: "jobbeur", amount: 5000 },
        { type: "euros.received", by: "client", amount: 5000 },
        { type: "euros.corrected", by: "jobbeur", amount: 1000 },
        { type: "jobis.sent", by: "client", amount: 3, balance: 10 },
        { type: "jobis.sent", by: "client", amount: 3, balance: 2 },
        { type: "jobis.returned", by: "jobbeur", amount: 1, balance: 3 },
      ] satisfies PaymentEvent[],
    },
  },
};
