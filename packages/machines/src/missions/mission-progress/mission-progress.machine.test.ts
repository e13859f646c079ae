import { describe, expect, it } from "vitest";
import { allowedProgressSteps, confirmationDelayMs } from "./index.ts";

describe("a mission that was agreed on", () => {
  it("waits fourteen days for its client", () => {
    expect(confirmationDelayMs).toBe(1_209_600_000);
  });

  it.each([
    ["agreed", false, [], ["way.started", "work.begun", "work.done"]],
    ["onTheWay", false, [], ["work.begun", "work.done"]],
    ["begun", false, [], ["work.done"]],
    ["done", false, ["changes.asked", "work.confirmed"], []],
    ["done", true, ["work.confirmed"], []],
    ["changesAsked", true, ["work.confirmed"], ["work.done"]],
    ["confirmed", true, [], []],
  ] as const)("%s (asked %s): the client %j, the jobbeur %j", (status, hasAskedChanges, client, jobbeur) => {
    const state = { status, hasAskedChanges, isDisputed: false };
    expect(allowedProgressSteps(state, "client")).toEqual(client);
    expect(allowedProgressSteps(state, "jobbeur")).toEqual(jobbeur);
  });
});
