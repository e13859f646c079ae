import { type SubscriptionEvent, subscriptionLifecycle } from "@jobami/machines/money/subscription";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un abonnement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "money/subscription",
      create: () => subscriptionLifecycle,
      events: [
        { type: "checkout.asked" },
        { type: "checkout.lapsed" },
        { type: "provider.reported", standing: "running" },
        { type: "provider.reported", standing: "ending" },
        { type: "provider.reported", standing: "overdue" },
        { type: "provider.reported", standing: "over" },
        { type: "portal.asked" },
        { type: "renewal.asked" },
      ] satisfies SubscriptionEvent[],
    },
  },
};
