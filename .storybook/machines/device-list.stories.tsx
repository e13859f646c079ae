import { phone } from "@jobami/api/devices/fixtures";
import { createDeviceListMachine, type DeviceListEvent } from "@jobami/machines/auth/device-list";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Appareils connectés", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/device-list",
      create: createDeviceListMachine,
      events: [
        { type: "session.ended", id: phone.id },
        { type: "others.requested" },
        { type: "others.confirmed" },
        { type: "others.declined" },
      ] satisfies DeviceListEvent[],
      calls: {
        end: {
          fermée: { done: {} },
          "fermée avant": refusal("NOT_FOUND", 404),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
