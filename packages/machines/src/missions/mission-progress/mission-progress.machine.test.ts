import { describe, expect, it } from "vitest";
import { allowedProgressSteps, confirmationDelayMs, decideProgress } from "./index.ts";

describe("a mission that was agreed on", () => {
  it("waits fourteen days for its client", () => {
    expect(confirmationDelayMs).toBe(1_209_600_000);
  });

  it.each([
    ["agreed", false, ["work.confirmed"], ["way.started", "work.begun", "work.done"]],
    ["onTheWay", false, ["work.confirmed"], ["work.begun", "work.done"]],
    ["begun", false, ["work.confirmed"], ["work.done"]],
    ["done", false, ["changes.asked", "work.confirmed"], []],
    ["done", true, ["work.confirmed"], []],
    ["changesAsked", true, ["work.confirmed"], ["work.done"]],
    ["confirmed", true, [], []],
  ] as const)("%s (asked %s): the client %j, the jobbeur %j", (status, hasAskedChanges, client, jobbeur) => {
    const state = { status, hasAskedChanges, isDisputed: false, needsHours: false, isEarly: false };
    expect(allowedProgressSteps(state, "client")).toEqual(client);
    expect(allowedProgressSteps(state, "jobbeur")).toEqual(jobbeur);
  });

  it.each(["agreed", "onTheWay", "begun"] as const)(
    "%s: what is paid by the hour is confirmed once its hours are stated",
    (status) => {
      const state = { status, hasAskedChanges: false, isDisputed: false, needsHours: true, isEarly: false };
      expect(allowedProgressSteps(state, "client")).toEqual([]);
      const done = decideProgress(state, { type: "work.done", by: "jobbeur" });
      expect(done).toMatchObject({ allowed: true, next: { status: "done", needsHours: false } });
    },
  );

  it.each([
    ["agreed", ["way.started", "work.begun"]],
    ["onTheWay", ["work.begun"]],
    ["begun", []],
    ["changesAsked", ["work.done"]],
  ] as const)("%s before its hour: the jobbeur has %j", (status, steps) => {
    const state = {
      status,
      hasAskedChanges: status === "changesAsked",
      isDisputed: false,
      needsHours: false,
      isEarly: true,
    };
    expect(allowedProgressSteps(state, "jobbeur")).toEqual(steps);
  });
});
