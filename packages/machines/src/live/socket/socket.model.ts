import { defineModel } from "../../testing/model.ts";

/** A live channel as a person watching it would describe it. */
export interface Line {
  place:
    | "closed"
    | "offline"
    | "blocked"
    | "spacing"
    | "fetching"
    | "handshake"
    | "live"
    | "waiting"
    | "down";
  isOffline: boolean;
  isBlocked: boolean;
  /** Token fetches that failed in a row. */
  failures: number;
  reconnections: number;
  /** Whether a first connection stated where the sequence stands. */
  isPlaced: boolean;
  /** Whether a replay was asked for the hole after the last event. */
  isReplaying: boolean;
}

const fresh: Line = {
  place: "fetching",
  isOffline: false,
  isBlocked: false,
  failures: 0,
  reconnections: 0,
  isPlaced: false,
  isReplaying: false,
};

/** Where a line goes that may connect; the first fetch of a page waits for nothing. */
function begin(line: Line): Partial<Line> {
  if (line.isBlocked) return { ...line, place: "blocked" };
  return { ...line, place: line.isOffline ? "offline" : "spacing" };
}

function lose(line: Line): Partial<Line> {
  return line.reconnections < 5
    ? { place: "waiting", reconnections: line.reconnections + 1, failures: 0 }
    : { place: "down" };
}

/** Three tries in all, whatever they end in. */
const failToken = (line: Line): Partial<Line> =>
  line.failures < 2 ? { place: "spacing", failures: line.failures + 1 } : { place: "down" };

const at =
  (...places: Line["place"][]) =>
  ({ place }: Line) =>
    places.includes(place);
const isOpened = (line: Line) => line.place !== "closed";
const isLinked = at("handshake", "live");
/** What has nothing to do with reconnections is tried before there are many. */
const isCalm = ({ reconnections, place }: Line) => place !== "closed" && reconnections < 2;
const stays = () => ({});

/** What the person, the browser, the server and the clock can do to the live channel. */
export const socketModel = defineModel<Line>()({
  initial: { ...fresh, place: "closed" },
  steps: {
    "a person opens the page": { when: at("closed"), leads: () => fresh },
    "a person whose connections are blocked opens the page": {
      when: at("closed"),
      leads: () => ({ ...fresh, isBlocked: true, place: "blocked" }),
    },
    "a person opens the page without a network": {
      when: at("closed"),
      leads: () => ({ ...fresh, isOffline: true, place: "offline" }),
    },
    "the network goes": {
      when: (line) => isCalm(line) && !line.isOffline,
      leads: (line) => begin({ ...line, isOffline: true }),
    },
    "the network comes back": {
      when: (line) => isOpened(line) && line.isOffline,
      leads: (line) => begin({ ...line, isOffline: false, failures: 0, reconnections: 0 }),
    },
    "the network comes back again": { when: (line) => isCalm(line) && !line.isOffline, leads: stays },
    "2 s pass": { when: at("spacing"), leads: () => ({ place: "fetching" }) },
    "the token comes": { when: at("fetching"), leads: () => ({ place: "handshake", failures: 0 }) },
    "the token call is forbidden": {
      when: at("fetching"),
      leads: () => ({ place: "blocked", isBlocked: true, failures: 0 }),
    },
    "the token call gets no answer": { when: at("fetching"), leads: failToken },
    "the token call meets a server that breaks": { when: at("fetching"), leads: failToken },
    "the token call is refused": { when: at("fetching"), leads: failToken },
    "5 minutes pass": {
      when: at("blocked"),
      leads: (line) => ({
        isBlocked: false,
        failures: 0,
        reconnections: 0,
        place: line.isOffline ? "offline" : "fetching",
      }),
    },
    "the channel opens": { when: at("handshake"), leads: () => ({ place: "live", isPlaced: true }) },
    "the channel opens and too much was missed": {
      when: at("handshake"),
      leads: () => ({ place: "live", isPlaced: true, isReplaying: false }),
    },
    "the channel closes": { when: isLinked, leads: lose },
    "the token comes but no channel can be made": { when: at("fetching"), leads: lose },
    "the next event comes": { when: isLinked, leads: () => ({ isPlaced: true, isReplaying: false }) },
    "an event comes a second time": { when: (line) => isLinked(line) && line.isPlaced, leads: stays },
    "an event comes after a hole": {
      when: (line) => isLinked(line) && line.isPlaced,
      leads: ({ isReplaying }) =>
        isReplaying ? { isReplaying: false } : { place: "spacing", isReplaying: true },
    },
    "the person whispers": { when: isOpened, leads: stays },
    "a whisper is heard": { when: at("live"), leads: stays },
    "a minute passes": { when: at("live"), leads: () => ({ failures: 0, reconnections: 0 }) },
    "the wait before a reconnection passes": { when: at("waiting"), leads: () => ({ place: "fetching" }) },
    "the person asks for another try": {
      when: at("down"),
      leads: (line) => begin({ ...line, failures: 0, reconnections: 0 }),
    },
  },
});
