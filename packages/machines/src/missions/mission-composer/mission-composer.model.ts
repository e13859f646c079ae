import { defineModel } from "../../testing/index.ts";
import {
  type ComposerStep,
  composerSteps,
  type FieldStep,
  frontierOf,
  isReachable,
} from "./mission-composer.steps.ts";

interface Composition {
  at: ComposerStep | "publishing" | "published";
  /** In the order of the steps. */
  completed: FieldStep[];
  /** A publication is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

export interface MissionComposerState extends Composition {
  discarded: Composition | null;
}

const fieldSteps = composerSteps.filter((step) => step !== "review");
const inOrder = (steps: readonly FieldStep[]) => fieldSteps.filter((step) => steps.includes(step));
const isField = (at: Composition["at"]): at is FieldStep => (fieldSteps as readonly string[]).includes(at);
const isEditing = ({ at }: Composition) => at !== "publishing" && at !== "published";
const publishing = ({ at }: Composition) => at === "publishing";
const after = (step: FieldStep) => composerSteps[composerSteps.indexOf(step) + 1] ?? "review";
const before = (at: Composition["at"]) => composerSteps[composerSteps.indexOf(at as ComposerStep) - 1];
/** What comes back may be what was discarded: its key with it. */
const isKeyStored = ({ isUnanswered, discarded }: MissionComposerState) =>
  isUnanswered || discarded?.isUnanswered === true;
const isFurthest = ({ at, completed }: Composition) => at === frontierOf(completed);

function withoutDetails(completed: readonly FieldStep[]): Partial<MissionComposerState> {
  return { at: "details", completed: inOrder(completed).filter((step) => step !== "details") };
}

const jump = (step: ComposerStep) => ({
  when: (state: MissionComposerState) =>
    isEditing(state) &&
    state.at !== step &&
    isReachable(step, state.completed) &&
    (state.at === "review" || step === "review"),
  leads: () => ({ at: step }),
});

/** What a requester, the form and the server can do to a mission being composed. */
export const missionComposerModel = defineModel<MissionComposerState>()({
  initial: { at: "service", completed: [], isUnanswered: false, discarded: null },
  steps: {
    "completes the step": {
      when: ({ at }) => isField(at),
      leads: ({ at, completed }) =>
        isField(at) ? { at: after(at), completed: inOrder([...completed, at]), discarded: null } : {},
    },
    "a late word on another step": { when: ({ at }) => isField(at), leads: () => ({}) },
    "goes back": {
      when: (state) => isEditing(state) && state.at !== "service",
      leads: ({ at }) => ({ at: before(at) ?? "service" }),
    },
    "jumps to the service": jump("service"),
    "jumps to the details": jump("details"),
    "jumps to place and date": jump("placeAndDate"),
    "jumps to the budget": jump("budget"),
    "jumps to the review": jump("review"),
    "jumps ahead of what is done": {
      when: (state) => isEditing(state) && !isReachable("review", state.completed),
      leads: () => ({}),
    },
    "the form refuses the details": {
      when: ({ at }) => at === "details" || at === "review",
      leads: ({ completed }) => withoutDetails(completed),
    },
    "a stored draft comes back": {
      when: (state) => state.at === "service" && state.completed.length === 0,
      leads: (state) => ({
        at: "placeAndDate",
        completed: ["service", "details"],
        isUnanswered: isKeyStored(state),
        discarded: null,
      }),
    },
    "a stored draft claims too much": {
      when: (state) => state.at === "service" && state.completed.length === 0,
      leads: (state) => ({
        at: "details",
        completed: ["service"],
        isUnanswered: isKeyStored(state),
        discarded: null,
      }),
    },
    discards: {
      when: (state) => isEditing(state) && isFurthest(state),
      leads: ({ at, completed, isUnanswered }) => ({
        at: "service",
        completed: [],
        isUnanswered: false,
        discarded: { at, completed, isUnanswered },
      }),
    },
    "undoes the discard": {
      when: (state) => isEditing(state) && state.discarded !== null,
      leads: ({ discarded }) => ({ ...discarded, discarded: null }),
    },
    "undoes nothing": {
      when: (state) => state.at === "review" && state.discarded === null,
      leads: () => ({}),
    },
    publishes: { when: ({ at }) => at === "review", leads: () => ({ at: "publishing", discarded: null }) },
    "publishes again meanwhile": { when: publishing, leads: () => ({}) },
    "the server publishes": { when: publishing, leads: () => ({ at: "published", isUnanswered: false }) },
    "the server refuses details and budget": {
      when: publishing,
      leads: ({ completed }) => ({ ...withoutDetails(completed), isUnanswered: false }),
    },
    "the server refuses the whole": {
      when: publishing,
      leads: () => ({ at: "review", isUnanswered: false }),
    },
    "the terms are missing": { when: ({ at }) => at === "review", leads: () => ({}) },
    "the terms cannot be checked": { when: ({ at }) => at === "review", leads: () => ({}) },
    "the network fails": { when: publishing, leads: () => ({ at: "review", isUnanswered: true }) },
    "the page is reloaded": {
      when: ({ at }) => at === "publishing" || at === "budget",
      leads: ({ at, isUnanswered }) => ({
        at: at === "publishing" ? "review" : at,
        isUnanswered: at === "publishing" || isUnanswered,
        discarded: null,
      }),
    },
  },
});
