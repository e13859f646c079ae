import { defineModel } from "../../testing/model.ts";

export interface DeviceListState {
  /** The sessions of a phone and of a tablet, as the server has them. */
  phone: boolean;
  tablet: boolean;
  /** What waits to be ended, in order; the first is under way. */
  waiting: readonly ("phone" | "tablet" | "others")[];
  isAsking: boolean;
}

const may = (device: "phone" | "tablet") => (state: DeviceListState) =>
  state[device] && !state.waiting.includes(device) && state.waiting.length < 2;
const add =
  (device: "phone" | "tablet" | "others") =>
  ({ waiting }: DeviceListState) => ({
    waiting: [...waiting, device],
  });
const isWaiting = ({ waiting }: DeviceListState) => waiting.length > 0;

function ended({ phone, tablet, waiting: [first, ...waiting] }: DeviceListState) {
  return {
    phone: phone && first === "tablet",
    tablet: tablet && first === "phone",
    waiting,
  };
}

/** What a person and the server can do to two other sessions. */
export const deviceListModel = defineModel<DeviceListState>()({
  initial: { phone: true, tablet: true, waiting: [], isAsking: false },
  steps: {
    "ends the phone’s": { when: may("phone"), leads: add("phone") },
    "ends the tablet’s": { when: may("tablet"), leads: add("tablet") },
    "presses the same again": { when: ({ waiting }) => waiting[0] === "phone", leads: () => ({}) },
    "asks to end all others": { when: ({ isAsking }) => !isAsking, leads: () => ({ isAsking: true }) },
    "declines it": { when: ({ isAsking }) => isAsking, leads: () => ({ isAsking: false }) },
    "confirms it": {
      when: ({ isAsking, waiting }) => isAsking && waiting.length < 2,
      leads: (state) => ({
        isAsking: false,
        ...(state.waiting.includes("others") ? {} : add("others")(state)),
      }),
    },
    "the server ends it": { when: isWaiting, leads: ended },
    "it had ended before": { when: isWaiting, leads: ended },
    "the server refuses": { when: isWaiting, leads: ({ waiting }) => ({ waiting: waiting.slice(1) }) },
  },
});
