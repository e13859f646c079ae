import {
  type SubscriptionEvent,
  subscriptionLifecycle,
} from "@jobami/machines/newsletter/newsletter-subscription";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = {
  title: "machines/Vie d’un abonnement à la newsletter",
  component: MachineViewer,
} satisfies Meta<typeof MachineViewer>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "newsletter/newsletter-subscription",
      create: () => subscriptionLifecycle,
      events: [
        { type: "subscription.requested", isMailRecent: false },
        { type: "link.followed", isExpired: false },
        { type: "link.followed", isExpired: true },
        { type: "subscription.ended" },
      ] satisfies SubscriptionEvent[],
    },
  },
};
