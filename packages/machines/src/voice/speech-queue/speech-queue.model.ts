import { defineModel } from "../../testing/model.ts";

export interface Spoken {
  place: "closed" | "off" | "silent" | "awaiting" | "playing" | "paused" | "held" | "gap";
  /** Texts that wait. */
  waiting: number;
  /** Whether a selection stands, not yet for a second. */
  isSettling: boolean;
  /** Whether texts wait for each other. */
  isQueue: boolean;
  /** Whether the content of the page is being read. */
  isPage: boolean;
  /** Whether a person is listened to: nothing may be read. */
  isListening: boolean;
  /** Whether the chosen voice is missing while a person is listened to. */
  isVoiceless: boolean;
}

const at =
  (...places: Spoken["place"][]) =>
  ({ place, isSettling, isPage, isListening }: Spoken) =>
    places.includes(place) && !isSettling && !isPage && !isListening;
/** The same, also while a person is listened to. */
const among =
  (...places: Spoken["place"][]) =>
  (spoken: Spoken) =>
    at(...places)({ ...spoken, isListening: false }) && !spoken.isVoiceless;
const isOpen = (spoken: Spoken) =>
  at("awaiting")(spoken) || among("silent", "playing", "paused", "held", "gap")(spoken);
const stays = () => ({});
function start({ waiting, isListening }: Spoken): Partial<Spoken> {
  if (waiting === 0) return { place: "silent" };
  return isListening ? { place: "held" } : { place: "playing", waiting: waiting - 1 };
}

/** What texts come, what the listener does, and how the voice and time go on. */
export const speechQueueModel = defineModel<Spoken>()({
  initial: {
    place: "closed",
    waiting: 0,
    isSettling: false,
    isQueue: true,
    isPage: false,
    isListening: false,
    isVoiceless: false,
  },
  steps: {
    "opens the page without reading": { when: at("closed"), leads: () => ({ place: "off" }) },
    "opens the page": { when: at("closed"), leads: () => ({ place: "silent" }) },
    "opens the page with one text at a time": {
      when: at("closed"),
      leads: () => ({ place: "silent", isQueue: false }),
    },
    "opens the page with a chosen voice, and a text comes": {
      when: at("closed"),
      leads: () => ({ place: "awaiting", waiting: 1 }),
    },
    "turns reading on": { when: at("off"), leads: () => ({ place: "silent" }) },
    "turns reading off": {
      when: (spoken) => spoken.isQueue && at("silent", "awaiting", "playing", "paused", "gap")(spoken),
      leads: () => ({ place: "off", waiting: 0 }),
    },
    "changes the pace": { when: at("playing", "gap", "off"), leads: stays },
    "gives up the chosen voice": {
      when: at("awaiting"),
      leads: ({ waiting }) => ({ place: "playing", waiting: waiting - 1 }),
    },
    "wants such texts read no more": {
      when: ({ isPage }) => isPage,
      leads: ({ place }) => ({ place: place === "playing" ? "gap" : "silent", waiting: 0, isPage: false }),
    },
    "the page is read": {
      when: (spoken) => at("silent")(spoken) && spoken.isQueue,
      leads: () => ({ place: "playing", isPage: true }),
    },
    "a text comes": {
      when: (spoken) => isOpen(spoken) && spoken.waiting < 2,
      leads: ({ place, waiting, isQueue, isListening }) => {
        if (place === "silent") return isListening ? { place: "held", waiting: 1 } : { place: "playing" };
        if (place === "held" && !isQueue) return { waiting: 1 };
        if (isQueue) return { waiting: waiting + 1 };
        return { waiting: 1, place: "gap" };
      },
    },
    "the same text comes again": { when: at("playing", "paused"), leads: stays },
    "the voice states how far it is": { when: at("playing"), leads: stays },
    "an empty text comes": { when: at("silent"), leads: stays },
    "a text comes though reading is off": { when: at("off"), leads: stays },
    "the voices arrive": {
      when: at("awaiting", "silent"),
      leads: ({ place, waiting }) => (place === "awaiting" ? { place: "playing", waiting: waiting - 1 } : {}),
    },
    "2 s pass without a voice": {
      when: at("awaiting"),
      leads: ({ waiting }) => ({ place: "playing", waiting: waiting - 1 }),
    },
    "the text was read": { when: at("playing"), leads: () => ({ place: "gap" }) },
    "the text cannot be read": { when: at("playing"), leads: () => ({ place: "gap" }) },
    "a text comes and there is no voice at all": { when: at("silent"), leads: () => ({ place: "gap" }) },
    "0.3 s pass": { when: among("gap"), leads: start },
    pauses: {
      when: (spoken) => at("playing")(spoken) || among("held")(spoken),
      leads: ({ place, waiting }) => ({ place: "paused", waiting: place === "held" ? waiting - 1 : waiting }),
    },
    resumes: {
      when: among("paused"),
      leads: ({ waiting, isListening }) =>
        isListening ? { place: "held", waiting: waiting + 1 } : { place: "playing" },
    },
    skips: {
      when: (spoken) => at("playing")(spoken) || among("paused", "held")(spoken),
      leads: ({ place, waiting }) => {
        if (place !== "held") return { place: "gap" };
        return waiting === 1 ? { place: "silent", waiting: 0 } : { waiting: waiting - 1 };
      },
    },
    stops: {
      when: among("silent", "playing", "paused", "held", "gap"),
      leads: () => ({ place: "silent", waiting: 0 }),
    },
    "pauses the page": {
      when: ({ place, isPage }) => isPage && place === "playing",
      leads: () => ({ place: "paused" }),
    },
    "a person is listened to": {
      when: (spoken) =>
        at("silent", "awaiting", "playing", "paused", "gap")({ ...spoken, isPage: false }) &&
        !(spoken.isPage && spoken.place === "paused"),
      leads: ({ place, waiting }) => {
        if (place === "awaiting") return { place: "held", isListening: true, isVoiceless: true };
        if (place === "playing") return { place: "held", waiting: waiting + 1, isListening: true };
        return { isListening: true };
      },
    },
    "no one is listened to any more": {
      when: ({ isListening, isPage }) => isListening && !isPage,
      leads: ({ place, waiting, isVoiceless }) => {
        if (isVoiceless) return { place: "awaiting", isListening: false, isVoiceless: false };
        if (place === "held") return { place: "playing", waiting: waiting - 1, isListening: false };
        return { isListening: false };
      },
    },
    "selects a sentence": { when: at("silent"), leads: () => ({ isSettling: true }) },
    "selects another sentence": { when: ({ isSettling }) => isSettling, leads: stays },
    "selects nothing": { when: ({ isSettling }) => isSettling, leads: () => ({ isSettling: false }) },
    "a second passes": {
      when: ({ isSettling }) => isSettling,
      leads: () => ({ isSettling: false, place: "playing" }),
    },
  },
});
