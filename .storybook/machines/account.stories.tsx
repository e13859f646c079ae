import { type AccountEvent, accountLifecycle } from "@jobami/machines/account/account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un compte", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "account/account",
      create: () => accountLifecycle,
      events: [
        { type: "owner.signedIn" },
        { type: "account.paused", by: "owner", commitments: 0 },
        { type: "deletion.requested", by: "owner", commitments: 0 },
        { type: "deletion.confirmed", by: "owner" },
        { type: "account.erased", by: "owner", commitments: 0 },
        { type: "deletion.cancelled", by: "owner" },
        { type: "deletion.lapsed" },
        { type: "account.suspended", by: "staff", hours: 24 },
        { type: "account.reinstated", by: "staff" },
        { type: "suspension.lapsed" },
        { type: "account.closed", by: "staff", commitments: 0 },
        { type: "account.erasedAgain" },
      ] satisfies AccountEvent[],
    },
  },
};
