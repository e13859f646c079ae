import type { LiveEvent } from "@jobami/api/live/events";
import { createSocketMachine, type SocketEvent } from "@jobami/machines/live/socket";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Canal en direct", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const count = (seq: number): LiveEvent => ({
  seq,
  name: "notification_count_update",
  payload: { count: 3 },
  at: "2026-11-20T08:30:00.000Z",
});

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "live/socket",
      create: createSocketMachine,
      input: {},
      channels: ["channel"],
      events: [
        { type: "channel.opened", seq: 7, truncated: false },
        { type: "channel.delivered", event: count(8) },
        { type: "channel.delivered", event: count(11) },
        {
          type: "channel.whispered",
          whisper: { name: "typing", payload: { conversation_id: "haie" }, from: "karim" },
        },
        { type: "person.whispered", whisper: { name: "typing", payload: { conversation_id: "haie" } } },
        { type: "channel.closed" },
        { type: "browser.wentOffline" },
        { type: "browser.cameOnline" },
        { type: "retry.requested" },
      ] satisfies SocketEvent[],
      calls: {
        fetchToken: {
          "jeton donné": { done: { token: "jeton" } },
          "trop de demandes": refusal("TOO_MANY_REQUESTS", 429),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
