import { describe, expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { published, values } from "./mission-composer.fixture.ts";
import { createMissionComposerMachine } from "./mission-composer.machine.ts";
import { composerSteps, firstRefusedStep, stepOfField } from "./mission-composer.steps.ts";
import type { ComposerProgress, ComposerRecord, Mission, MissionValues } from "./mission-composer.types.ts";
import { missionComposerView } from "./mission-composer.view.ts";

const atReview: ComposerProgress = {
  step: "review",
  completed: ["service", "details", "placeAndDate", "budget"],
};

function play(progress?: ComposerProgress, record?: ComposerRecord) {
  const simulation = createSimulation();
  const publish = holdPromise<Mission, { values: MissionValues; idempotencyKey: string }>();
  const actor = simulation.start(
    createMissionComposerMachine({ paths: samplePaths, newIdempotencyKey: countingKeys() }).provide({
      actors: { publishMission: publish.logic },
    }),
    { input: { progress, record } },
  );
  return {
    ...simulation,
    publish,
    send: actor.send.bind(actor),
    submit: (typed: MissionValues = values) => actor.send({ type: "form.submitted", values: typed }),
    view: () => missionComposerView(actor.getSnapshot()),
    keys: () => publish.asked.map(({ idempotencyKey }) => idempotencyKey),
  };
}

test("a composition begins with the service; the steps ahead cannot be reached [MISS-04]", () => {
  expect(play().view()).toEqual({
    step: "service",
    steps: [
      { step: "service", status: "current", isReachable: true },
      { step: "details", status: "upcoming", isReachable: false },
      { step: "placeAndDate", status: "upcoming", isReachable: false },
      { step: "budget", status: "upcoming", isReachable: false },
      { step: "review", status: "upcoming", isReachable: false },
    ],
    isFirst: true,
    isSubmitting: false,
    isSubmitDisabled: false,
    canRetry: false,
    canUndoDiscard: false,
    problem: null,
    fieldErrors: [],
    progress: { step: "service", completed: [] },
  });
});

test("each completed step leads to the next one, up to the review [MISS-04]", () => {
  const page = play();
  const seen = composerSteps.map((step) => {
    const { step: shown } = page.view();
    if (step !== "review") page.send({ type: "step.completed", step });
    return shown;
  });
  expect(seen).toEqual(["service", "details", "placeAndDate", "budget", "review"]);
  expect(page.view().steps.map(({ status }) => status)).toEqual([
    "completed",
    "completed",
    "completed",
    "completed",
    "current",
  ]);
});

test("only the service has no step before it", () => {
  const page = play(atReview);
  const firsts = composerSteps.map((step) => {
    page.send({ type: "step.chosen", step });
    return page.view().isFirst;
  });
  expect(firsts).toEqual([true, false, false, false, false]);
});

test("a step that the form refuses again bars the steps after it [MISS-04]", () => {
  const page = play(atReview);
  page.send({ type: "step.refused", step: "details" });
  expect(page.view()).toMatchObject({
    step: "details",
    progress: { completed: ["service", "placeAndDate", "budget"] },
  });
  page.send({ type: "step.chosen", step: "review" });
  expect(page.view().step).toBe("details");
  page.send({ type: "step.refused", step: "budget" });
  expect(page.view().step).toBe("details");
});

test("a mission is sent whole, under a key reported before the call [MISS-06]", () => {
  const page = play(atReview);
  page.submit();
  expect(page.publish.asked).toEqual([{ values, idempotencyKey: "key-1" }]);
  expect(page.emitted).toEqual([{ type: "remember", record: { idempotencyKey: "key-1" } }]);
  expect(page.view()).toMatchObject({ step: "review", isSubmitting: true, isSubmitDisabled: true });
});

test("a published mission is reported, its draft can go, and its page opens [MISS-06]", () => {
  const page = play(atReview);
  page.submit();
  page.publish.answer(published);
  expect(page.emitted.slice(1)).toEqual([
    { type: "remember", record: { idempotencyKey: null } },
    { type: "mission.published", mission: published },
    { type: "notice", kind: "success", code: "MISSION_PUBLISHED" },
    { type: "navigate", to: "/dashboard/missions/7f8b7f0e-0c39-4a38-9d7f-64c3a9d1a001" },
  ]);
});

describe("a mission is published once however often it is sent", () => {
  test("no answer keeps the key, whatever was edited meanwhile [MISS-06]", () => {
    const page = play(atReview);
    page.submit();
    page.publish.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({ step: "review", canRetry: true, problem: { code: "UNANSWERED" } });
    page.submit({ ...values, title: "Monter deux armoires" });
    page.publish.fail(refused("SERVICE_UNAVAILABLE"));
    page.submit();
    expect(page.keys()).toEqual(["key-1", "key-1", "key-1"]);
  });

  test("a reload in the middle of the call keeps the key [MISS-06]", () => {
    const page = play(atReview, { idempotencyKey: "key-of-before" });
    page.submit();
    expect(page.keys()).toEqual(["key-of-before"]);
  });

  test("a refusal is an answer: the next try has another key, and nothing is left to keep [MISS-06]", () => {
    const page = play(atReview);
    page.submit();
    page.publish.fail(refused("PROFILE_HIDDEN"));
    expect(page.emitted.at(-2)).toEqual({ type: "remember", record: { idempotencyKey: null } });
    page.submit();
    expect(page.keys()).toEqual(["key-1", "key-2"]);
  });

  test("edited after an attempt that did arrive, the requester is informed [MISS-06]", () => {
    const page = play(atReview);
    page.submit();
    page.publish.fail(refused("NETWORK"));
    page.submit({ ...values, title: "Monter deux armoires" });
    page.publish.fail(refused("IDEMPOTENCY_KEY_REUSED"));
    expect(page.view()).toMatchObject({ canRetry: false, problem: { code: "ALREADY_PUBLISHED" } });
  });
});

test("refused fields bring back the first step that owns one, with its errors only [MISS-06]", () => {
  const page = play(atReview);
  page.submit();
  page.publish.fail(
    refused("VALIDATION_FAILED", {
      message: "À corriger.",
      fields: [fieldRefused("amount"), fieldRefused("date"), fieldRefused("placeCode")],
    }),
  );
  expect(page.view()).toMatchObject({
    step: "placeAndDate",
    fieldErrors: [fieldRefused("date"), fieldRefused("placeCode")],
    problem: { code: "FORM_INVALID", cause: "VALIDATION_FAILED", message: "À corriger." },
    progress: { completed: ["service", "details", "budget"] },
  });
  expect(page.emitted.at(-1)).toEqual({
    type: "notice",
    kind: "error",
    code: "FORM_INVALID",
    params: { message: "À corriger." },
  });
});

test.each([
  ["PROFILE_HIDDEN", "PROFILE_HIDDEN"],
  ["SESSION_EXPIRED", "SIGNED_OUT"],
  ["UNAUTHENTICATED", "SIGNED_OUT"],
  ["FORBIDDEN", "PUBLICATION_REFUSED"],
] as const)("%s is reported as %s at the review, and nothing is lost [MISS-26]", (code, problem) => {
  const page = play(atReview);
  page.submit();
  page.publish.fail(refused(code));
  expect(page.view()).toMatchObject({
    step: "review",
    canRetry: false,
    problem: { code: problem, cause: code },
    progress: atReview,
  });
});

test("a discarded composition comes back where it was, with its key [MISS-04]", () => {
  const page = play(atReview);
  page.submit();
  page.publish.fail(refused("NETWORK"));
  page.send({ type: "draft.discarded" });
  expect(page.view()).toMatchObject({
    step: "service",
    canUndoDiscard: true,
    problem: null,
    progress: { completed: [] },
  });
  expect(page.emitted.at(-1)).toEqual({ type: "remember", record: { idempotencyKey: null } });
  page.send({ type: "discard.undone" });
  expect(page.view()).toMatchObject({ step: "review", canUndoDiscard: false, progress: atReview });
  expect(page.emitted.at(-1)).toEqual({ type: "remember", record: { idempotencyKey: "key-1" } });
  page.submit();
  expect(page.keys()).toEqual(["key-1", "key-1"]);
});

test("a discarded draft that the keeper brings back has its key again [MISS-04]", () => {
  const page = play(atReview, { idempotencyKey: "key-of-before" });
  page.send({ type: "draft.discarded" });
  page.send({ type: "draft.restored", progress: atReview });
  expect(page.emitted.at(-1)).toEqual({ type: "remember", record: { idempotencyKey: "key-of-before" } });
  page.submit();
  expect(page.keys()).toEqual(["key-of-before"]);
});

test("once something else is composed, what was discarded does not come back [MISS-04]", () => {
  const page = play(atReview);
  page.send({ type: "draft.discarded" });
  page.send({ type: "step.completed", step: "service" });
  page.send({ type: "discard.undone" });
  expect(page.view()).toMatchObject({ step: "details", canUndoDiscard: false });
});

test("a stored draft opens at its step, or at the first one still to do [MISS-04]", () => {
  expect(play({ step: "details", completed: ["service", "details"] }).view().step).toBe("details");
  expect(play({ step: "review", completed: ["service", "placeAndDate"] }).view().step).toBe("details");
});

test("every field of the contract belongs to one step", () => {
  expect(
    [
      "category",
      "subcategory",
      "title",
      "description",
      "placeCode",
      "postalCode",
      "date",
      "endDate",
      "moment",
      "budgetType",
      "amount",
      "jobiAmount",
      "paymentMethodType",
      "isUrgent",
    ].map(stepOfField),
  ).toEqual([
    "service",
    "service",
    "details",
    "details",
    "placeAndDate",
    "placeAndDate",
    "placeAndDate",
    "placeAndDate",
    "placeAndDate",
    "budget",
    "budget",
    "budget",
    "budget",
    "budget",
  ]);
  expect(stepOfField("unknown")).toBe(null);
  expect(stepOfField("title.0")).toBe("details");
  expect(firstRefusedStep(["unknown"])).toBe(null);
  expect(firstRefusedStep([])).toBe(null);
});

describe("a mission that waits for the terms", () => {
  test("a publishing that the terms hold back is reported, and nothing is sent", () => {
    const page = play(atReview);
    page.send({ type: "terms.missing" });
    expect(page.view()).toMatchObject({
      step: "review",
      problem: { code: "TERMS_MISSING", message: "", fields: [] },
      canRetry: false,
    });
    page.send({ type: "terms.unchecked" });
    expect(page.view()).toMatchObject({ problem: { code: "TERMS_UNCHECKED" }, canRetry: true });
    expect(page.publish.asked).toEqual([]);
  });

  test("the next try forgets what held it back", () => {
    const page = play(atReview);
    page.send({ type: "terms.unchecked" });
    page.submit();
    expect(page.view().problem).toBeNull();
  });
});
