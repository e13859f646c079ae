import { defineModel } from "../../testing/model.ts";

export interface UnreadCountState {
  at: "closed" | "arriving" | "pushed" | "catchingUp" | "waiting" | "reading";
}

const at =
  (...places: UnreadCountState["at"][]) =>
  (state: UnreadCountState) =>
    places.includes(state.at);

/** What the channel, the clock and the server can do. */
export const unreadCountModel = defineModel<UnreadCountState>()({
  initial: { at: "closed" },
  steps: {
    "opens with the channel": { when: at("closed"), leads: () => ({ at: "pushed" }) },
    "opens without the channel": { when: at("closed"), leads: () => ({ at: "waiting" }) },
    "opens before the channel, which will replay": {
      when: at("closed"),
      leads: () => ({ at: "arriving" }),
    },
    "the channel falls": {
      when: at("pushed", "catchingUp"),
      leads: () => ({ at: "waiting" }),
    },
    "the channel stands": {
      when: at("arriving", "waiting", "reading"),
      leads: (state) => ({ at: state.at === "arriving" ? "pushed" : "catchingUp" }),
    },
    "a minute passes": {
      when: at("arriving", "pushed", "waiting", "reading", "catchingUp"),
      leads: (state) => (state.at === "waiting" || state.at === "arriving" ? { at: "reading" } : {}),
    },
    "the server answers": {
      when: at("reading", "catchingUp"),
      leads: (state) => ({ at: state.at === "reading" ? "waiting" : "pushed" }),
    },
    "the server does not answer": {
      when: at("reading", "catchingUp"),
      leads: (state) => ({ at: state.at === "reading" ? "waiting" : "pushed" }),
    },
  },
});
