import { type EmailChangeEvent, emailChangeLifecycle } from "@jobami/machines/account/email-change";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = {
  title: "machines/Vie d’un changement d’adresse",
  component: MachineViewer,
} satisfies Meta<typeof MachineViewer>;
export default meta;

const confirmed = { type: "link.confirmed", isExpired: false, isTaken: false } as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "account/email-change",
      create: () => emailChangeLifecycle,
      events: [
        { type: "change.requested", isCurrentGone: false },
        { type: "change.requested", isCurrentGone: true },
        { ...confirmed, side: "current" },
        { ...confirmed, side: "next" },
        { ...confirmed, side: "next", isExpired: true },
        { type: "link.refused", isExpired: false },
        { type: "change.cancelled" },
      ] satisfies EmailChangeEvent[],
    },
  },
};
