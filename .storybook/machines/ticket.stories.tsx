import { type TicketEvent, ticketLifecycle } from "@jobami/machines/support/ticket";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une demande d’aide", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "support/ticket",
      create: () => ticketLifecycle,
      events: [
        { type: "ticket.said", by: "requester", isInTime: true },
        { type: "ticket.said", by: "staff", isInTime: true },
        { type: "ticket.said", by: "requester", isInTime: false },
        { type: "ticket.edited", by: "requester" },
        { type: "ticket.noted", by: "staff" },
        { type: "ticket.resolved", by: "staff" },
        { type: "ticket.resolved", by: "requester" },
        { type: "ticketWindow.ended" },
      ] satisfies TicketEvent[],
    },
  },
};
