import { incidentActs } from "@jobami/api/progress/routes";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedIncidentActs, decideIncident } from "./index.ts";
import { missionIncidentLifecycle } from "./mission-incident.machine.ts";
import { missionIncidentModel } from "./mission-incident.model.ts";
import type { IncidentEvent, IncidentRefusal, IncidentState } from "./mission-incident.types.ts";

type Side = "client" | "jobbeur";

interface Harness {
  simulation: Simulation;
  state: IncidentState;
  ends: string[];
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: IncidentEvent) {
  const { status, ...context } = harness.state;
  const snapshot = missionIncidentLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(missionIncidentLifecycle, { snapshot, input: context }, event);
  const decision = decideIncident(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

const otherOf = (side: Side): Side => (side === "client" ? "jobbeur" : "client");

/** The act goes through, the mission ends by it as is stated, and the other side alone is notified. */
function allow(
  harness: Harness,
  type: IncidentEvent["type"],
  by: Side,
  end?: "mission.cancelled" | "mission.voided",
): void {
  const decision = decide(harness, { type, by });
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  const ends = end === undefined ? [] : [{ type: end }];
  expect(decision.follows).toEqual([...ends, { type: "side.notified", side: otherOf(by), of: type }]);
  harness.state = decision.next;
  if (end !== undefined) harness.ends.push(end);
}

function refuse(harness: Harness, event: IncidentEvent, reason: IncidentRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const reporterOf = ({ state }: Harness) => state.reportedBy as Side;
const know = (known: Partial<IncidentState>) => (harness: Harness) => {
  harness.state = { ...harness.state, ...known };
};
/** Each act by whose it is, whatever was reported. */
const theirs = ({ state }: Harness): IncidentEvent[] =>
  incidentActs.map((type) => {
    const reporter = state.reportedBy ?? "client";
    if (type === "absence.closed" || type === "absence.reported") return { type, by: reporter };
    if (type === "mission.left") return { type, by: "jobbeur" };
    return { type, by: otherOf(reporter) };
  });

proveMachine({
  machine: missionIncidentLifecycle,
  model: missionIncidentModel,
  harness: (simulation): Harness => ({
    simulation,
    state: {
      status: "none",
      reportedBy: null,
      hasBegun: false,
      isDisputed: false,
      isItsDay: false,
      isDue: false,
      isAnswerOverdue: false,
    },
    ends: [],
  }),
  perform: {
    "its day comes": know({ isItsDay: true }),
    "its hour comes": know({ isDue: true }),
    "the time to answer is over": know({ isAnswerOverdue: true }),
    "the work begins": know({ hasBegun: true }),
    "a dispute is opened": know({ isDisputed: true }),
    "the dispute is over": know({ isDisputed: false }),
    "each is late": (harness) => {
      for (const by of ["client", "jobbeur"] as const) allow(harness, "late.announced", by);
    },
    "each is late before the day": (harness) => {
      for (const by of ["client", "jobbeur"] as const)
        refuse(harness, { type: "late.announced", by }, "INCIDENT_TOO_EARLY");
    },
    "who is waited for is late": (harness) => {
      allow(harness, "late.announced", otherOf(reporterOf(harness)));
      refuse(harness, { type: "late.announced", by: reporterOf(harness) }, "FORBIDDEN");
    },
    "who is waited for is late without an hour": (harness) =>
      refuse(harness, { type: "late.announced", by: otherOf(reporterOf(harness)) }, "INCIDENT_TOO_EARLY"),
    "the client reports that no one came": (harness) => allow(harness, "absence.reported", "client"),
    "the jobbeur reports that no one is there": (harness) => allow(harness, "absence.reported", "jobbeur"),
    "each reports it before the hour": (harness) => {
      for (const by of ["client", "jobbeur"] as const)
        refuse(harness, { type: "absence.reported", by }, "INCIDENT_TOO_EARLY");
    },
    "who is reported was there": (harness) => allow(harness, "absence.denied", otherOf(reporterOf(harness))),
    "who is reported could not come": (harness) =>
      allow(harness, "absence.admitted", otherOf(reporterOf(harness))),
    "who reported answers themselves, and the other ends it": (harness) => {
      const by = reporterOf(harness);
      refuse(harness, { type: "absence.denied", by }, "FORBIDDEN");
      refuse(harness, { type: "absence.admitted", by }, "FORBIDDEN");
      refuse(harness, { type: "absence.closed", by: otherOf(by) }, "FORBIDDEN");
    },
    "who reported ends it": (harness) =>
      allow(harness, "absence.closed", reporterOf(harness), "mission.voided"),
    "who reported ends it before the answer": (harness) =>
      refuse(harness, { type: "absence.closed", by: reporterOf(harness) }, "INCIDENT_TOO_EARLY"),
    "the jobbeur cannot come": (harness) => allow(harness, "mission.left", "jobbeur", "mission.cancelled"),
    "the client leaves as the jobbeur does": (harness) =>
      refuse(harness, { type: "mission.left", by: "client" }, "FORBIDDEN"),
    "the client does not feel safe": (harness) => allow(harness, "safety.left", "client", "mission.voided"),
    "the jobbeur does not feel safe": (harness) => allow(harness, "safety.left", "jobbeur", "mission.voided"),
    "anything happens once the work began, or after the end": (harness) => {
      for (const event of theirs(harness)) refuse(harness, event, "INCIDENT_CHANGED");
    },
    "anything happens beside a dispute": (harness) => {
      for (const event of theirs(harness)) refuse(harness, event, "DISPUTE_OPEN");
    },
    "a stranger does it all": (harness) => {
      for (const type of incidentActs) refuse(harness, { type, by: "stranger" }, "FORBIDDEN");
    },
  },
  agree: (harness, state) => {
    expect(harness.state).toEqual(state);
  },
  invariants: {
    "the mission ends once at most": ({ state, ends }) => ends.length === (state.status === "over" ? 1 : 0),
    "no one has a button once the work began, beside a dispute, or after the end": ({ state }) =>
      !(state.hasBegun || state.isDisputed || state.status === "over") ||
      (["client", "jobbeur"] as const).every((side) => allowedIncidentActs(state, side).length === 0),
    "whoever does not feel safe can leave until then": ({ state }) =>
      state.hasBegun ||
      state.isDisputed ||
      state.status === "over" ||
      (["client", "jobbeur"] as const).every((side) =>
        allowedIncidentActs(state, side).includes("safety.left"),
      ),
    "no one is reported before the hour": ({ state }) =>
      state.isDue ||
      (["client", "jobbeur"] as const).every(
        (side) => !allowedIncidentActs(state, side).includes("absence.reported"),
      ),
    "no one but its two sides has a button": ({ state }) =>
      allowedIncidentActs(state, "stranger").length === 0,
  },
});
