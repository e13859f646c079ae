import { describe, expect, test } from "vitest";
import { countingKeys } from "../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../testing/index.ts";
import { createSampleSubmission } from "./submission.fixture.ts";
import { createSubmissionMachine } from "./submission.machine.ts";
import type { Sending } from "./submission.types.ts";
import { submissionView } from "./submission.view.ts";

function play(machine = createSampleSubmission(), input?: { atOnce: { text: string } }) {
  const simulation = createSimulation();
  const call = holdPromise<{ message: string }, Sending<{ text: string }>>();
  const actor = simulation.start(machine.provide({ actors: { send: call.logic } }), { input });
  return {
    call,
    emitted: simulation.emitted,
    context: () => actor.getSnapshot().context,
    send: (text = "Bonjour") => actor.send({ type: "form.submitted", values: { text } }),
    edit: () => actor.send({ type: "form.edited" }),
    view: () => submissionView(actor.getSnapshot()),
  };
}

const idle = { status: "idle", isSending: false, problem: null, message: "" };

describe("a form that makes one call", () => {
  test("begins without text", () => {
    expect(play().view()).toEqual(idle);
  });

  test("sends its values once, however often the button is pressed", () => {
    const form = play();
    form.send();
    form.send();
    expect(form.call.asked).toEqual([{ values: { text: "Bonjour" }, idempotencyKey: "key-1" }]);
    expect(form.view()).toEqual({ ...idle, status: "sending", isSending: true });
  });

  test("states what the server answered, with its sentence, and may be sent again under another key", () => {
    const form = play();
    form.send();
    form.call.answer({ message: "Merci." });
    expect(form.view()).toEqual({ ...idle, status: "sent", message: "Merci." });
    expect(form.emitted).toEqual([{ type: "submission.accepted", answer: { message: "Merci." } }]);
    form.send();
    expect(form.view()).toEqual({ ...idle, status: "sending", isSending: true });
    expect(form.call.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-2"]);
  });

  test.each([null, undefined, {}, { message: 12 }])(
    "has no sentence of an answer without one: %j",
    (answer) => {
      const form = play();
      form.send();
      form.call.answer(answer as never);
      expect(form.view()).toEqual({ ...idle, status: "sent" });
    },
  );

  test("keeps nothing that was typed", () => {
    const form = play();
    form.send("secret");
    form.call.fail(refused("INVALID_CREDENTIALS"));
    expect(JSON.stringify(form.context())).not.toContain("secret");
  });

  test("states nothing of an earlier outcome once something is typed", () => {
    const form = play();
    form.send();
    form.call.fail(refused("TOO_MANY_REQUESTS", { message: "Patientez." }));
    form.edit();
    expect(form.view()).toEqual(idle);
    form.send();
    form.call.answer({ message: "Merci." });
    form.edit();
    expect(form.view()).toEqual(idle);
  });

  test("states what is missing without a call, in place of what was stated before", () => {
    const form = play();
    form.send();
    form.call.answer({ message: "Merci." });
    form.send("");
    expect(form.view()).toEqual({
      ...idle,
      status: "refused",
      problem: { code: "INCOMPLETE", message: "", fields: [] },
    });
    expect(form.call.asked).toHaveLength(1);
    expect(form.emitted).toHaveLength(1);
  });
});

describe("a refusal", () => {
  test.each([
    ["INVALID_CREDENTIALS", "WRONG"],
    ["TOO_MANY_REQUESTS", "FAILED"],
    ["NETWORK", "UNANSWERED"],
    ["INTERNAL_ERROR", "UNANSWERED"],
  ] as const)("by %s is the problem %s, with the server's text", (code, problem) => {
    const form = play();
    form.send();
    form.call.fail(refused(code, { message: "Non.", fields: [fieldRefused("text")] }));
    expect(form.view()).toEqual({
      ...idle,
      status: "refused",
      problem: { code: problem, message: "Non.", fields: [fieldRefused("text")] },
    });
    expect(form.emitted).toEqual([{ type: "submission.refused", problem, code }]);
  });

  test("without a problem of its own is the one for all others, also where no one answered", () => {
    const plain = createSubmissionMachine<{ text: string }, { message: string }, "FAILED">({
      newIdempotencyKey: countingKeys(),
      outcomes: { otherwise: "FAILED" },
    });
    const form = play(plain as never);
    for (const code of ["NETWORK", "FORBIDDEN"] as const) {
      form.send("");
      form.call.fail(refused(code));
      expect(form.view().problem?.code).toBe("FAILED");
    }
  });

  test("without an answer is repeated under its key, another is not", () => {
    const form = play();
    form.send();
    form.call.fail(refused("NETWORK"));
    form.edit();
    form.send();
    form.call.fail(refused("INVALID_CREDENTIALS"));
    form.send();
    expect(form.call.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1", "key-2"]);
  });
});

describe("a page that sends at once", () => {
  test("sends what it was opened with, and again when it is asked to", () => {
    const page = play(createSampleSubmission(), { atOnce: { text: "jeton" } });
    expect(page.view().status).toBe("sending");
    page.call.fail(refused("NETWORK"));
    page.send("jeton");
    expect(page.call.asked.map(({ values }) => values.text)).toEqual(["jeton", "jeton"]);
  });

  test("asks nothing of the server when it was opened with nothing", () => {
    const page = play(createSampleSubmission(), { atOnce: { text: "" } });
    expect(page.call.asked).toEqual([]);
    expect(page.view().problem?.code).toBe("INCOMPLETE");
  });
});
