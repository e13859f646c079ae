import { openMission } from "@jobami/api/missions/fixtures";
import { describe, expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createMissionClosingMachine } from "./mission-closing.machine.ts";
import type { Closing, Mission, MissionAction } from "./mission-closing.types.ts";
import { missionClosingView } from "./mission-closing.view.ts";

function play(statut: Mission["statut"] = "ouverte") {
  const simulation = createSimulation();
  const close = holdPromise<Mission, Closing>();
  const actor = simulation.start(
    createMissionClosingMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { closeMission: close.logic },
    }),
    { input: { missionId: "m1", statut } },
  );
  return {
    ...simulation,
    close,
    send: actor.send.bind(actor),
    end: (action: MissionAction) => {
      actor.send({ type: "action.chosen", action });
      actor.send({ type: "action.confirmed" });
    },
    view: () => missionClosingView(actor.getSnapshot()),
  };
}

test("a choice asks to be confirmed before anything is sent [MISS-17]", () => {
  const page = play();
  expect(page.view()).toEqual({
    status: "idle",
    actions: ["complete", "cancel"],
    action: null,
    problem: null,
  });
  page.send({ type: "action.chosen", action: "cancel" });
  expect(page.view()).toEqual({ status: "confirming", actions: [], action: "cancel", problem: null });
  expect(page.close.asked).toEqual([]);
});

test.each([
  ["complete", "terminee", "MISSION_COMPLETED"],
  ["cancel", "annulee", "MISSION_CANCELLED"],
] as const)(
  "%s sends %s, hands the mission over and states %s [MISS-17, MISS-18]",
  (action, statut, code) => {
    const page = play("en_cours");
    page.end(action);
    expect(page.close.asked).toEqual([{ missionId: "m1", statut, idempotencyKey: "key-1" }]);
    page.close.answer({ ...openMission, statut });
    expect(page.emitted).toEqual([
      { type: "mission.ended", mission: { ...openMission, statut } },
      { type: "notice", kind: "success", code },
    ]);
    expect(page.view()).toMatchObject({ status: "closed", problem: null });
  },
);

describe("a cancellation costs once however often it is sent", () => {
  test("no answer keeps the key [MISS-19]", () => {
    const page = play();
    page.end("cancel");
    page.close.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({
      status: "unsent",
      action: "cancel",
      problem: { code: "UNANSWERED" },
    });
    page.send({ type: "retry.requested" });
    expect(page.view()).toMatchObject({ status: "sending", problem: null });
    page.close.fail(refused("SERVICE_UNAVAILABLE"));
    page.send({ type: "action.left" });
    expect(page.view()).toMatchObject({ status: "idle", action: null, problem: null });
    page.end("cancel");
    expect(page.close.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1", "key-1"]);
  });

  test("another end, or the same one after a refusal, has another key [MISS-19, MISS-20]", () => {
    const page = play();
    page.end("cancel");
    page.close.fail(refused("NETWORK"));
    page.send({ type: "action.left" });
    page.end("complete");
    page.close.fail(refused("FORBIDDEN"));
    page.end("complete");
    expect(page.close.asked).toEqual([
      { missionId: "m1", statut: "annulee", idempotencyKey: "key-1" },
      { missionId: "m1", statut: "terminee", idempotencyKey: "key-2" },
      { missionId: "m1", statut: "terminee", idempotencyKey: "key-3" },
    ]);
  });

  test("an end that arrived without an answer is reported when it is seen [MISS-19]", () => {
    const page = play();
    page.end("cancel");
    page.send({ type: "mission.moved", statut: "annulee" });
    page.close.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({ status: "closed", problem: null });
    expect(page.emitted).toEqual([{ type: "notice", kind: "success", code: "MISSION_CANCELLED" }]);
  });
});

test("a cancellation that breaks on the server has its own text, and can be sent again [MISS-22]", () => {
  const page = play();
  page.end("cancel");
  page.close.fail(refused("INTERNAL_ERROR", { message: "Erreur" }));
  expect(page.view()).toMatchObject({
    status: "unsent",
    problem: { code: "CHARGE_FAILED", cause: "INTERNAL_ERROR", message: "Erreur" },
  });
  const done = play();
  done.end("complete");
  done.close.fail(refused("INTERNAL_ERROR"));
  expect(done.view()).toMatchObject({ status: "unsent", problem: { code: "UNANSWERED" } });
  const busy = play();
  busy.end("cancel");
  busy.close.fail(refused("SERVICE_UNAVAILABLE"));
  expect(busy.view()).toMatchObject({ status: "unsent", problem: { code: "UNANSWERED" } });
});

test.each([
  ["MISSION_TRANSITION_REFUSED", "NOT_ALLOWED"],
  ["NOT_FOUND", "NOT_ALLOWED"],
  ["INSUFFICIENT_JOBI", "INSUFFICIENT_JOBI"],
  ["FORBIDDEN", "CLOSING_REFUSED"],
] as const)("%s is reported as %s and nothing stays under way [MISS-19]", (cause, code) => {
  const page = play();
  page.end("cancel");
  page.close.fail(refused(cause, { message: "Non." }));
  expect(page.view()).toEqual({
    status: "idle",
    actions: ["complete", "cancel"],
    action: null,
    problem: { code, cause, message: "Non." },
  });
  page.send({ type: "action.chosen", action: "complete" });
  expect(page.view().problem).toBe(null);
});

test("a mission that ended under the question is stated, and the question goes [MISS-21]", () => {
  const page = play();
  page.send({ type: "action.chosen", action: "cancel" });
  page.send({ type: "mission.moved", statut: "en_cours" });
  expect(page.view().status).toBe("confirming");
  page.send({ type: "mission.moved", statut: "expiree" });
  expect(page.view()).toEqual({
    status: "idle",
    actions: [],
    action: null,
    problem: { code: "NOT_ALLOWED", cause: null, message: "" },
  });
});

test("an end that lost against another one is stated [MISS-21]", () => {
  const page = play();
  page.end("cancel");
  page.close.fail(refused("NETWORK"));
  page.send({ type: "mission.moved", statut: "expiree" });
  expect(page.view()).toMatchObject({ status: "idle", problem: { code: "NOT_ALLOWED", cause: null } });
  expect(page.emitted).toEqual([]);
});
