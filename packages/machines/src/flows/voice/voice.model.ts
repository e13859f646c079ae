import { defineModel } from "../../testing/model.ts";

export type Place =
  | "closed"
  | "unsupported"
  | "off"
  | "idle"
  | "told"
  | "quiet"
  | "resting"
  | "hotwordOpening"
  | "waiting"
  | "opening"
  | "ready"
  | "hearing"
  | "processing"
  | "answering";

/** Voice as its user counts it. */
export interface Heard {
  place: Place;
  /** Whether the keyword is wanted. */
  isHotword: boolean;
  /** Whether the product asked what to do. */
  isAsked: boolean;
  /** Whether ten commands were run within the last minute. */
  isFull: boolean;
  isHidden: boolean;
}

const among =
  (...places: Place[]) =>
  ({ place, isHidden }: Heard) =>
    places.includes(place) && !isHidden;
/** After ten commands only the way to the eleventh is walked. */
const at =
  (...places: Place[]) =>
  (heard: Heard) =>
    among(...places)(heard) && !heard.isFull;
const inHotword = at("hotwordOpening", "waiting");
const inDirect = at("opening", "ready", "hearing");
const isListening = (heard: Heard) => inHotword(heard) || inDirect(heard);
const isWaiting = at("waiting");
const isReady = at("ready", "hearing");
const isCalm = among("idle", "quiet");
const stays = () => ({});

function rest({ isHotword }: Heard): Partial<Heard> {
  return { place: isHotword ? "resting" : "idle", isAsked: false };
}
/** After a failure of one sentence the question is over; while the keyword is waited for nothing is lost. */
function after(heard: Heard): Partial<Heard> {
  return inHotword(heard) ? { place: "resting" } : rest(heard);
}
function decide(heard: Heard): Partial<Heard> {
  return heard.isAsked ? { place: "opening" } : rest(heard);
}

/** What a person, the recogniser, the microphone and the clock can do. */
export const voiceModel = defineModel<Heard>()({
  initial: { place: "closed", isHotword: false, isAsked: false, isFull: false, isHidden: false },
  steps: {
    "opens a browser that cannot": { when: at("closed"), leads: () => ({ place: "unsupported" }) },
    "opens the page without voice": { when: at("closed"), leads: () => ({ place: "off" }) },
    "opens the page": { when: at("closed"), leads: () => ({ place: "idle" }) },
    "opens the page with the indicator hidden": {
      when: at("closed"),
      leads: () => ({ place: "idle", isHidden: true }),
    },
    "turns voice on": { when: at("off"), leads: () => ({ place: "idle" }) },
    "turns the keyword on": {
      when: (heard) => isCalm(heard) && !heard.isHotword && !heard.isFull,
      leads: () => ({ place: "resting", isHotword: true }),
    },
    "saves the same settings": { when: at("idle", "ready"), leads: stays },
    "turns voice off": {
      when: isListening,
      leads: () => ({ place: "off", isHotword: false, isAsked: false }),
    },
    "other commands are offered": { when: at("idle"), leads: stays },
    "presses the button": {
      when: among("idle", "told", "quiet", "resting", "hotwordOpening", "waiting"),
      leads: () => ({ place: "opening" }),
    },
    "presses the button again": { when: at("opening", "ready", "hearing", "answering"), leads: rest },
    "3 s pass": {
      when: among("resting", "told"),
      leads: ({ place }) => ({ place: place === "told" ? "quiet" : "hotwordOpening" }),
    },
    "a minute passes": { when: (heard) => isCalm(heard) && heard.isFull, leads: () => ({ isFull: false }) },
    "the microphone opens": {
      when: among("hotwordOpening", "opening"),
      leads: ({ place }) => ({ place: place === "opening" ? "ready" : "waiting" }),
    },
    "words are heard": {
      when: at("waiting", "ready", "hearing"),
      leads: ({ place }) => ({ place: place === "waiting" ? "waiting" : "hearing" }),
    },
    "chatter without the keyword": { when: isWaiting, leads: stays },
    "the keyword alone": { when: isWaiting, leads: () => ({ place: "answering", isAsked: true }) },
    "the keyword and a command": {
      when: among("waiting"),
      leads: ({ isFull }) => ({ place: isFull ? "answering" : "processing" }),
    },
    "the keyword and something unknown": { when: isWaiting, leads: () => ({ place: "answering" }) },
    "says nothing but the keyword": { when: isReady, leads: () => ({ place: "answering", isAsked: true }) },
    "says a command": {
      when: among("ready"),
      leads: ({ isFull }) => ({ place: isFull ? "answering" : "processing", isAsked: false }),
    },
    "says something unknown": { when: isReady, leads: () => ({ place: "answering", isAsked: false }) },
    "has ten commands run": {
      when: at("idle", "resting"),
      leads: () => ({ isFull: true }),
    },
    "the recogniser ends": { when: isListening, leads: after },
    "the recogniser is aborted": { when: isListening, leads: after },
    "nothing is said": { when: isListening, leads: after },
    "the network fails": { when: isListening, leads: after },
    "the recogniser cannot be started": {
      when: at("idle", "resting"),
      leads: (heard) => rest(heard),
    },
    "the microphone is refused": {
      when: isListening,
      leads: () => ({ place: "told", isHotword: false, isAsked: false }),
    },
    "there is no microphone": { when: isListening, leads: () => ({ place: "told", isAsked: false }) },
    "the microphone is forbidden in the settings of the browser": {
      when: at("idle", "resting", "waiting", "ready"),
      leads: () => ({ place: "told", isHotword: false, isAsked: false }),
    },
    "the microphone is allowed again": { when: at("told", "quiet"), leads: rest },
    "the command is done": { when: at("processing"), leads: decide },
    "the command has an answer": { when: at("processing"), leads: () => ({ place: "answering" }) },
    "the command fails": { when: at("processing"), leads: decide },
    "the answer was said": { when: among("answering"), leads: decide },
    "the answer cannot be said": { when: at("answering"), leads: decide },
    "hides the indicator": { when: at("idle"), leads: () => ({ isHidden: true }) },
    "a day passes": { when: ({ isHidden }) => isHidden, leads: () => ({ isHidden: false, isFull: false }) },
  },
});
