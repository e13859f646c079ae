import { defineModel } from "../../testing/model.ts";
import type { HourState } from "./mission-hour.types.ts";

type Side = "client" | "jobbeur";

const waits = ({ proposedBy }: HourState) => proposedBy !== null;
const waitsFor = (side: Side) => (state: HourState) => waits(state) && state.proposedBy !== side;
const isOf = (side: Side) => (state: HourState) => state.proposedBy === side;
const restsQuiet = (state: HourState) => !waits(state);

const proposed =
  (proposedBy: Side) =>
  ({ status }: HourState): HourState => ({
    status: status === "open" || status === "proposed" ? "proposed" : "moving",
    proposedBy,
  });
const accepted = (): HourState => ({ status: "agreed", proposedBy: null });
/** What waited is gone; what was agreed on before stays. */
const dropped = ({ status }: HourState): HourState => ({
  status: status === "proposed" ? "open" : "agreed",
  proposedBy: null,
});
const stays = () => ({});

/** What client, jobbeur and another person can do to the hour of a mission; refused acts lead nowhere. */
export const missionHourModel = defineModel<HourState>()({
  initial: { status: "open", proposedBy: null },
  steps: {
    "the client proposes": { leads: proposed("client") },
    "the jobbeur proposes": { leads: proposed("jobbeur") },
    "the client accepts": { when: waitsFor("client"), leads: accepted },
    "the jobbeur accepts": { when: waitsFor("jobbeur"), leads: accepted },
    "the client refuses": { when: waitsFor("client"), leads: dropped },
    "the jobbeur refuses": { when: waitsFor("jobbeur"), leads: dropped },
    "the client takes it back": { when: isOf("client"), leads: dropped },
    "the jobbeur takes it back": { when: isOf("jobbeur"), leads: dropped },
    "who proposed answers themselves, and the other takes it back": { when: waits, leads: stays },
    "something is answered that does not wait": { when: restsQuiet, leads: stays },
    "a stranger does it all": { leads: stays },
  },
});
