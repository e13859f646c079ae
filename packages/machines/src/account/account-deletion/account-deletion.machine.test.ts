import type { AccountStanding } from "@jobami/api/account/contract";
import { holdings, standingActive, standingAsked } from "@jobami/api/account/fixtures";
import { expect, test } from "vitest";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createDeletionHarness } from "./account-deletion.harness.ts";
import { accountDeletionView } from "./account-deletion.view.ts";

function play(standing: AccountStanding = standingActive) {
  const { simulation, actor, ...calls } = createDeletionHarness();
  calls.read.answer(standing);
  return {
    ...calls,
    emitted: simulation.emitted,
    send: actor.send,
    submit: () => actor.send({ type: "form.submitted", password: "Secret-2026", reason: "too_hard" }),
    view: () => accountDeletionView(actor.getSnapshot()),
  };
}

test("before the account is read, nothing is known of it and nothing is wrong", () => {
  const { actor } = createDeletionHarness();
  expect(accountDeletionView(actor.getSnapshot())).toEqual({
    status: "reading",
    isSubmitting: false,
    pause: "closed",
    holdings: null,
    linkExpiresAt: null,
    problem: null,
  });
  expect(actor.getSnapshot().context.idempotencyKey).toBeNull();
});

test("password and reason are sent, the form is emptied and the mail reported", () => {
  const page = play();
  page.submit();
  expect(page.ask.asked).toEqual([{ password: "Secret-2026", reason: "too_hard", idempotencyKey: "key-1" }]);
  page.ask.answer(standingAsked);
  expect(page.emitted).toEqual([
    { type: "form.cleared" },
    { type: "notice", kind: "success", code: "DELETION_ASKED" },
  ]);
  expect(page.view()).toEqual({
    status: "asked",
    isSubmitting: false,
    pause: "closed",
    holdings,
    linkExpiresAt: standingAsked.linkExpiresAt,
    problem: null,
  });
});

test("the account stays, and that is reported", () => {
  const page = play(standingAsked);
  page.send({ type: "cancel.requested" });
  page.cancel.answer(standingActive);
  expect(page.view()).toMatchObject({ status: "free", linkExpiresAt: null });
  expect(page.emitted).toEqual([{ type: "notice", kind: "success", code: "ACCOUNT_KEPT" }]);
});

test("a pause is asked for twice over, then reported, then left [GDPR-04]", () => {
  const page = play();
  page.send({ type: "pause.requested" });
  expect(page.pause.asked).toHaveLength(0);
  page.send({ type: "pause.agreed" });
  page.pause.answer({});
  expect(page.view().status).toBe("left");
  expect(page.emitted).toEqual([
    { type: "notice", kind: "success", code: "ACCOUNT_PAUSED" },
    { type: "account.left" },
  ]);
});

test.each([
  ["INVALID_CREDENTIALS", "WRONG_PASSWORD"],
  ["ACCOUNT_LOCKED", "ACCOUNT_LOCKED"],
  ["VALIDATION_FAILED", "FORM_INVALID"],
  ["COOLDOWN_ACTIVE", "WAIT"],
  ["TOO_MANY_REQUESTS", "WAIT"],
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "FAILED"],
] as const)("an ask refused by %s is reported as %s, with the server's text", (code, problem) => {
  const page = play();
  page.submit();
  page.ask.fail(refused(code, { message: "Non.", fields: [fieldRefused("password")] }));
  expect(page.view()).toMatchObject({
    status: "free",
    problem: { code: problem, message: "Non.", fields: [fieldRefused("password")] },
  });
  page.send({ type: "form.edited" });
  expect(page.view().problem).toBeNull();
});

test.each(["ACCOUNT_COMMITTED", "ACCOUNT_TRANSITION_REFUSED"] as const)(
  "an account that stands otherwise than believed is read again (%s)",
  (code) => {
    const page = play();
    page.submit();
    page.ask.fail(refused(code));
    expect(page.view()).toMatchObject({ status: "reading", problem: null });
    expect(page.read.waiting()).toBe(1);
  },
);

test("an ask without an answer is repeated under its key, a refused or outdated one is not", () => {
  const page = play();
  for (const code of ["NETWORK", "INVALID_CREDENTIALS", "NETWORK", "ACCOUNT_COMMITTED"] as const) {
    page.submit();
    page.ask.fail(refused(code));
  }
  page.read.answer(standingActive);
  page.submit();
  expect(page.ask.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "key-1",
    "key-1",
    "key-2",
    "key-2",
    "key-3",
  ]);
});

test("a pause that fails leaves its question open, with the reason", () => {
  const page = play();
  page.send({ type: "pause.requested" });
  page.send({ type: "pause.agreed" });
  expect(page.view().pause).toBe("pending");
  page.pause.fail(refused("NETWORK"));
  expect(page.view()).toMatchObject({ pause: "open", problem: { code: "NETWORK" } });
  page.send({ type: "pause.declined" });
  expect(page.view()).toMatchObject({ pause: "closed", problem: null });
});
