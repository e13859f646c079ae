import type { MissionProgress } from "@jobami/api/progress/contract";
import { describe, expect, test } from "vitest";
import { incidentStateOf } from "./mission-incident.acts.ts";

type Progress = Pick<MissionProgress, "incident" | "status" | "isDisputed">;
type Incident = MissionProgress["incident"];

const day = "2026-12-04T23:00:00.000Z";
const hour = "2026-12-05T09:30:00.000Z";
const limit = "2026-12-06T09:45:00.000Z";
const quiet: Incident = { lateFrom: null, absentFrom: null, late: null, absence: null };
const at = (instant: string, incident: Partial<Incident>, more: Partial<Progress> = {}) =>
  incidentStateOf(
    { status: "agreed", isDisputed: false, incident: { ...quiet, ...incident }, ...more },
    Date.parse(instant),
  );

describe("what both sides read of a mission, as its incidents know it", () => {
  test("nothing happened, and nothing is due before its instants are known", () => {
    expect(at(limit, {})).toEqual({
      status: "none",
      reportedBy: null,
      hasBegun: false,
      isDisputed: false,
      isItsDay: false,
      isDue: false,
      isAnswerOverdue: false,
    });
  });

  test("its day and its hour begin at their instants, not a millisecond before", () => {
    const known = { lateFrom: day, absentFrom: hour };
    expect(at("2026-12-04T22:59:59.999Z", known)).toMatchObject({ isItsDay: false, isDue: false });
    expect(at(day, known)).toMatchObject({ isItsDay: true, isDue: false });
    expect(at("2026-12-05T09:29:59.999Z", known)).toMatchObject({ isItsDay: true, isDue: false });
    expect(at(hour, known)).toMatchObject({ isItsDay: true, isDue: true });
  });

  test("who is reported not to have come has until an instant to answer", () => {
    const absence = { status: "reported", by: "client", at: hour, answerBy: limit } as const;
    expect(at(hour, { absence })).toMatchObject({
      status: "reported",
      reportedBy: "client",
      isAnswerOverdue: false,
    });
    expect(at(limit, { absence })).toMatchObject({ isAnswerOverdue: true });
  });

  test.each([
    ["agreed", false],
    ["onTheWay", false],
    ["begun", true],
    ["done", true],
  ] as const)("a mission that stands at « %s » has begun: %s", (status, hasBegun) => {
    expect(at(hour, {}, { status }).hasBegun).toBe(hasBegun);
  });

  test("an open dispute goes with it", () => {
    expect(at(hour, {}, { isDisputed: true }).isDisputed).toBe(true);
  });
});
