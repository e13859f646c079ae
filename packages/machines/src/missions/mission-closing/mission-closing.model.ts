import { defineModel } from "../../testing/index.ts";
import type { Closing, MissionAction } from "./mission-closing.types.ts";

export interface MissionClosingState {
  at: "idle" | "confirming" | "sending" | "unsent" | "closed";
  statut: "ouverte" | "en_cours" | "terminee" | "annulee" | "expiree";
  action: MissionAction | null;
  /** The end that is with the server without an answer: its key is stored. */
  unanswered: Closing["statut"] | null;
}

const isAlive = ({ statut }: MissionClosingState) => statut === "ouverte" || statut === "en_cours";
const at =
  (...places: MissionClosingState["at"][]) =>
  (state: MissionClosingState) =>
    places.includes(state.at);
const sending = at("sending");
const sentAs = ({ action }: MissionClosingState) => (action === "cancel" ? "annulee" : "terminee");
const lost = (state: MissionClosingState) =>
  ({ at: "unsent", unanswered: sentAs(state) }) as const satisfies Partial<MissionClosingState>;

/** What is sent when the mission ended meanwhile: it arrived, or something else was faster. */
const settled = (state: MissionClosingState): Partial<MissionClosingState> => {
  if (isAlive(state)) return lost(state);
  return state.statut === sentAs(state)
    ? { at: "closed", unanswered: sentAs(state) }
    : { at: "idle", action: null, unanswered: null };
};

const moves = (statut: MissionClosingState["statut"]) => ({
  when: (state: MissionClosingState) =>
    isAlive(state) &&
    state.at !== "closed" &&
    state.statut !== statut &&
    (statut !== "terminee" || state.at === "unsent"),
  leads: (state: MissionClosingState): Partial<MissionClosingState> => {
    const moved = { ...state, statut };
    if (isAlive(moved) || state.at === "sending" || state.at === "idle") return { statut };
    return { statut, ...(state.at === "unsent" ? settled(moved) : { at: "idle", action: null }) };
  },
});

const chooses = (action: MissionAction) => ({
  when: (state: MissionClosingState) => state.at === "idle" && isAlive(state),
  leads: () => ({ at: "confirming", action }) as const,
});

/** What an owner, the server and others can do to the end of a mission. */
export const missionClosingModel = defineModel<MissionClosingState>()({
  initial: { at: "idle", statut: "ouverte", action: null, unanswered: null },
  steps: {
    "chooses that it is done": chooses("complete"),
    "chooses to cancel": chooses("cancel"),
    "chooses when it has ended": {
      when: (state) => state.at === "idle" && !isAlive(state),
      leads: () => ({}),
    },
    confirms: { when: at("confirming"), leads: () => ({ at: "sending" }) },
    "confirms again meanwhile": { when: sending, leads: () => ({}) },
    "thinks better of it": {
      when: at("confirming", "unsent"),
      leads: () => ({ at: "idle", action: null }),
    },
    "the server ends it": { when: sending, leads: () => ({ at: "closed" }) },
    "the network fails": { when: sending, leads: settled },
    "the server breaks": { when: sending, leads: settled },
    "the server refuses the step": {
      when: sending,
      leads: () => ({ at: "idle", action: null, unanswered: null }),
    },
    "there is no Jobi to take": {
      when: (state) => sending(state) && state.action === "cancel",
      leads: () => ({ at: "idle", action: null, unanswered: null }),
    },
    "sends again": { when: at("unsent"), leads: () => ({ at: "sending" }) },
    "a proposal is accepted": moves("en_cours"),
    "its day goes by": moves("expiree"),
    "another tab states it is done": moves("terminee"),
    "another tab cancels it": moves("annulee"),
  },
});
