import { defineModel } from "../../testing/model.ts";

export type Place =
  | "closed"
  | "unsupported"
  | "idle"
  | "explained"
  | "quiet"
  | "resting"
  | "muted"
  | "hushing"
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
  /** Whether what it asked is to agree to a command. */
  isPending: boolean;
  /** Whether ten commands were run within the last minute. */
  isFull: boolean;
  isHidden: boolean;
  /** The product's own voice: in the air, or a moment ago. */
  speech: "silent" | "speaking" | "fading";
}

const among =
  (...places: Place[]) =>
  ({ place, isHidden, speech }: Heard) =>
    places.includes(place) && !isHidden && speech === "silent";
/** While the product speaks. */
const beside =
  (...places: Place[]) =>
  (heard: Heard) =>
    heard.speech === "speaking" && places.includes(heard.place);
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

const over = { isAsked: false, isPending: false } as const;

function rest({ isHotword }: Heard): Partial<Heard> {
  return { place: isHotword ? "resting" : "idle", ...over };
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
  initial: {
    place: "closed",
    isHotword: false,
    isAsked: false,
    isPending: false,
    isFull: false,
    isHidden: false,
    speech: "silent",
  },
  steps: {
    "opens a browser that cannot": { when: at("closed"), leads: () => ({ place: "unsupported" }) },
    "opens the page": { when: at("closed"), leads: () => ({ place: "idle" }) },
    "opens the page with the indicator hidden": {
      when: at("closed"),
      leads: () => ({ place: "idle", isHidden: true }),
    },
    "turns the keyword on": {
      when: (heard) => isCalm(heard) && !heard.isHotword && !heard.isFull,
      leads: () => ({ place: "resting", isHotword: true }),
    },
    "saves the same settings": { when: at("idle", "ready"), leads: stays },
    "turns the keyword off": {
      when: inHotword,
      leads: () => ({ place: "idle", isHotword: false, ...over }),
    },
    "other commands are offered": { when: at("idle"), leads: stays },
    "presses the button": {
      when: (heard) =>
        among("idle", "explained", "quiet", "resting", "hotwordOpening", "waiting")(heard) ||
        beside("idle", "resting", "muted")(heard),
      leads: ({ speech }) => ({ place: speech === "silent" ? "opening" : "hushing" }),
    },
    "presses the button again": {
      when: (heard) => at("opening", "ready", "hearing", "answering")(heard) || beside("hushing")(heard),
      leads: rest,
    },
    "3 s pass": {
      when: (heard) => among("resting", "explained")(heard) || beside("resting")(heard),
      leads: ({ place, speech }) => {
        if (place === "explained") return { place: "quiet" };
        return { place: speech === "silent" ? "hotwordOpening" : "muted" };
      },
    },
    "the product speaks": {
      when: at("idle", "hotwordOpening", "waiting", "opening", "ready", "hearing"),
      leads: (heard) => {
        if (heard.place === "idle") return { speech: "speaking" };
        return { speech: "speaking", place: inHotword(heard) ? "resting" : "hushing" };
      },
    },
    "the product falls silent": {
      when: beside("idle", "explained", "muted", "hushing"),
      leads: () => ({ speech: "fading" }),
    },
    "the product speaks again": {
      when: ({ speech }) => speech === "fading",
      leads: () => ({ speech: "speaking" }),
    },
    "half a second passes": {
      when: ({ speech }) => speech === "fading",
      leads: ({ place }) => {
        if (place === "idle" || place === "explained") return { speech: "silent" };
        return { speech: "silent", place: place === "muted" ? "hotwordOpening" : "opening" };
      },
    },
    "a minute passes": { when: (heard) => isCalm(heard) && heard.isFull, leads: () => ({ isFull: false }) },
    "the microphone opens": {
      when: among("hotwordOpening", "opening"),
      leads: ({ place }) => ({ place: place === "opening" ? "ready" : "waiting" }),
    },
    "speech is heard": {
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
    "speaks nothing but the keyword": {
      when: isReady,
      leads: () => ({ place: "answering", isAsked: true, isPending: false }),
    },
    "speaks a command": {
      when: among("ready"),
      leads: ({ isFull }) => ({ place: isFull ? "answering" : "processing", ...over }),
    },
    "speaks something unknown": { when: isReady, leads: () => ({ place: "answering", ...over }) },
    agrees: {
      when: (heard) => isReady(heard) && heard.isPending,
      leads: () => ({ place: "processing", ...over }),
    },
    declines: {
      when: (heard) => isReady(heard) && heard.isPending,
      leads: () => ({ place: "answering", ...over }),
    },
    "has ten commands run": {
      when: at("idle", "resting"),
      leads: () => ({ isFull: true }),
    },
    "the recogniser ends": { when: isListening, leads: after },
    "the recogniser is aborted": { when: isListening, leads: after },
    "nothing is stated": { when: isListening, leads: after },
    "the network fails": { when: isListening, leads: after },
    "the recogniser cannot be started": {
      when: at("idle", "resting"),
      leads: (heard) => rest(heard),
    },
    "the microphone is refused": {
      when: isListening,
      leads: () => ({ place: "explained", isHotword: false, ...over }),
    },
    "there is no microphone": { when: isListening, leads: () => ({ place: "explained", ...over }) },
    "the microphone is forbidden in the settings of the browser": {
      when: (heard) => at("idle", "resting", "waiting", "ready")(heard) || beside("muted")(heard),
      leads: () => ({ place: "explained", isHotword: false, ...over }),
    },
    "the microphone is allowed again": { when: at("explained", "quiet"), leads: rest },
    "the command is done": { when: at("processing"), leads: decide },
    "the command has an answer": { when: at("processing"), leads: () => ({ place: "answering" }) },
    "the command asks to be agreed to": {
      when: at("processing"),
      leads: () => ({ place: "answering", isAsked: true, isPending: true }),
    },
    "the command fails": { when: at("processing"), leads: decide },
    "the answer was stated": { when: among("answering"), leads: decide },
    "the answer cannot be stated": { when: at("answering"), leads: decide },
    "hides the indicator": { when: at("idle"), leads: () => ({ isHidden: true }) },
    "a day passes": { when: ({ isHidden }) => isHidden, leads: () => ({ isHidden: false, isFull: false }) },
  },
});
