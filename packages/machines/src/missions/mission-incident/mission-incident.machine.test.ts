import { describe, expect, it } from "vitest";
import { absenceAnswerMs, allowedIncidentActs, type IncidentState } from "./index.ts";

const state = (known: Partial<IncidentState>): IncidentState => ({
  status: "none",
  reportedBy: null,
  hasBegun: false,
  isDisputed: false,
  isItsDay: true,
  isDue: true,
  isAnswerOverdue: false,
  ...known,
});

describe("what goes wrong about an agreed mission", () => {
  it("leaves whoever is reported a day to answer", () => {
    expect(absenceAnswerMs).toBe(86_400_000);
  });

  it.each([
    [{ isItsDay: false, isDue: false }, ["safety.left"], ["mission.left", "safety.left"]],
    [{ isDue: false }, ["late.announced", "safety.left"], ["late.announced", "mission.left", "safety.left"]],
    [
      {},
      ["late.announced", "absence.reported", "safety.left"],
      ["late.announced", "absence.reported", "mission.left", "safety.left"],
    ],
    [
      { status: "reported", reportedBy: "client" },
      ["safety.left"],
      ["late.announced", "absence.denied", "absence.admitted", "mission.left", "safety.left"],
    ],
    [
      { status: "reported", reportedBy: "jobbeur", isAnswerOverdue: true },
      ["late.announced", "absence.denied", "absence.admitted", "safety.left"],
      ["absence.closed", "mission.left", "safety.left"],
    ],
    [
      { status: "admitted", reportedBy: "client" },
      ["absence.closed", "safety.left"],
      ["mission.left", "safety.left"],
    ],
    [{ status: "denied", reportedBy: "client" }, ["safety.left"], ["mission.left", "safety.left"]],
    [{ hasBegun: true }, [], []],
    [{ isDisputed: true }, [], []],
  ] as const)("%j: the client %j, the jobbeur %j", (known, client, jobbeur) => {
    expect(allowedIncidentActs(state(known), "client")).toEqual(client);
    expect(allowedIncidentActs(state(known), "jobbeur")).toEqual(jobbeur);
  });
});
