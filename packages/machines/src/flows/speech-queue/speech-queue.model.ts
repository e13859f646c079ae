import { defineModel } from "../../testing/model.ts";

export interface Spoken {
  place: "closed" | "off" | "silent" | "awaiting" | "playing" | "paused" | "gap";
  /** Texts that wait. */
  waiting: number;
  /** Whether a selection stands, not yet for a second. */
  isSettling: boolean;
  /** Whether texts wait for each other. */
  isQueue: boolean;
  /** Whether the content of the page is being read. */
  isPage: boolean;
}

const at =
  (...places: Spoken["place"][]) =>
  ({ place, isSettling, isPage }: Spoken) =>
    places.includes(place) && !isSettling && !isPage;
const isSpeaking = at("playing", "paused");
const isOpen = at("silent", "awaiting", "playing", "paused", "gap");
const stays = () => ({});
const start = (waiting: number): Partial<Spoken> =>
  waiting === 0 ? { place: "silent" } : { place: "playing", waiting: waiting - 1 };

/** What texts come, what the listener does, and how the voice and time go on. */
export const speechQueueModel = defineModel<Spoken>()({
  initial: { place: "closed", waiting: 0, isSettling: false, isQueue: true, isPage: false },
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
      leads: () => ({ place: "gap", isPage: false }),
    },
    "the page is read": {
      when: (spoken) => at("silent")(spoken) && spoken.isQueue,
      leads: () => ({ place: "playing", isPage: true }),
    },
    "a text comes": {
      when: (spoken) => isOpen(spoken) && spoken.waiting < 2,
      leads: ({ place, waiting, isQueue }) => {
        if (place === "silent") return { place: "playing" };
        if (isQueue) return { waiting: waiting + 1 };
        return { waiting: 1, place: "gap" };
      },
    },
    "the same text comes again": { when: isSpeaking, leads: stays },
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
    "the text was read": { when: isSpeaking, leads: () => ({ place: "gap" }) },
    "the text cannot be read": { when: isSpeaking, leads: () => ({ place: "gap" }) },
    "a text comes and there is no voice at all": { when: at("silent"), leads: () => ({ place: "gap" }) },
    "0.3 s pass": { when: at("gap"), leads: ({ waiting }) => start(waiting) },
    pauses: { when: at("playing"), leads: () => ({ place: "paused" }) },
    resumes: { when: at("paused"), leads: () => ({ place: "playing" }) },
    skips: { when: isSpeaking, leads: () => ({ place: "gap" }) },
    stops: { when: at("silent", "playing", "paused", "gap"), leads: () => ({ place: "silent", waiting: 0 }) },
    "selects a sentence": { when: at("silent"), leads: () => ({ isSettling: true }) },
    "selects another sentence": { when: ({ isSettling }) => isSettling, leads: stays },
    "selects nothing": { when: ({ isSettling }) => isSettling, leads: () => ({ isSettling: false }) },
    "a second passes": {
      when: ({ isSettling }) => isSettling,
      leads: () => ({ isSettling: false, place: "playing" }),
    },
  },
});
