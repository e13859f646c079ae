import type { DeletionLink } from "@jobami/api/account/contract";
import { deletionLink } from "@jobami/api/account/fixtures";
import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createAccountDeletionLinkMachine } from "./account-deletion-link.machine.ts";
import type { DeletionStep, NamedErasure } from "./account-deletion-link.types.ts";
import { accountDeletionLinkView } from "./account-deletion-link.view.ts";

function play(step: DeletionStep, token: string | null = "je ton") {
  const simulation = createSimulation();
  const look = holdPromise<DeletionLink, { token: string }>();
  const confirm = holdPromise<DeletionLink, { token: string }>();
  const erase = holdPromise<unknown, NamedErasure>();
  const machine = createAccountDeletionLinkMachine({
    paths: samplePaths,
    newIdempotencyKey: countingKeys(),
  }).provide({
    actors: { lookAtLink: look.logic, confirmDeletion: confirm.logic, eraseAccount: erase.logic },
  });
  const actor = simulation.start(machine, { input: { token, step } });
  return {
    emitted: simulation.emitted,
    look,
    confirm,
    erase,
    send: actor.send,
    submit: () => actor.send({ type: "form.submitted", password: "Secret-2026" }),
    view: () => accountDeletionLinkView(actor.getSnapshot()),
  };
}

const confirmed = { ...deletionLink, isConfirmed: true };

test("opening the link reads and nothing more; a click confirms and leads on [GDPR-01]", () => {
  const page = play("confirm");
  expect(page.look.asked).toEqual([{ token: "je ton" }]);
  page.look.answer(deletionLink);
  expect(page.view()).toEqual({
    status: "confirmable",
    isSubmitting: false,
    link: deletionLink,
    problem: null,
  });
  expect(page.confirm.asked).toEqual([]);
  page.send({ type: "deletion.agreed" });
  expect(page.confirm.asked).toEqual([{ token: "je ton" }]);
  page.confirm.answer(confirmed);
  expect(page.emitted).toEqual([{ type: "navigate", to: "/account/delete/final?token=je%20ton" }]);
});

test("the last page wants the password, then states that all is gone [GDPR-02]", () => {
  const page = play("final");
  page.look.answer(confirmed);
  page.submit();
  expect(page.erase.asked).toEqual([{ token: "je ton", password: "Secret-2026", idempotencyKey: "key-1" }]);
  page.erase.answer({});
  expect(page.view().status).toBe("erased");
  expect(page.emitted).toEqual([{ type: "navigate", to: "/account/deleted" }, { type: "account.erased" }]);
});

test("the last page of an unconfirmed deletion leads back to the first", () => {
  const page = play("final");
  page.look.answer(deletionLink);
  expect(page.emitted).toEqual([{ type: "navigate", to: "/account/delete/confirm?token=je%20ton" }]);
});

test.each([null, ""])("a page without its token (%j) calls no one", (token) => {
  const page = play("confirm", token);
  expect(page.view().status).toBe("invalid");
  expect(page.look.asked).toEqual([]);
});

test.each([
  ["INVALID_CREDENTIALS", "WRONG_PASSWORD"],
  ["ACCOUNT_LOCKED", "ACCOUNT_LOCKED"],
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "FAILED"],
] as const)("a last step refused by %s is reported as %s, with the server's text", (code, problem) => {
  const page = play("final");
  page.look.answer(confirmed);
  page.submit();
  page.erase.fail(refused(code, { message: "Non." }));
  expect(page.view()).toMatchObject({ status: "proving", problem: { code: problem, message: "Non." } });
  page.send({ type: "form.edited" });
  expect(page.view().problem).toBeNull();
});

test.each(["ACCOUNT_COMMITTED", "ACCOUNT_TRANSITION_REFUSED"] as const)(
  "a last step refused by %s checks again",
  (code) => {
    const page = play("final");
    page.look.answer(confirmed);
    page.submit();
    page.erase.fail(refused(code));
    expect(page.look.asked).toHaveLength(2);
    page.look.answer(confirmed);
    page.submit();
    expect(page.erase.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-2"]);
  },
);

test.each([
  ["TOKEN_EXPIRED", "expired"],
  ["TOKEN_INVALID", "invalid"],
] as const)("a link that died before the last step is reported (%s)", (code, status) => {
  const page = play("final");
  page.look.answer(confirmed);
  page.submit();
  page.erase.fail(refused(code));
  expect(page.view().status).toBe(status);
});

test("a last step without an answer is repeated under its key, a refused one is not", () => {
  const page = play("final");
  page.look.answer(confirmed);
  for (const code of ["NETWORK", "INVALID_CREDENTIALS", "NETWORK"] as const) {
    page.submit();
    page.erase.fail(refused(code));
  }
  expect(page.erase.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1", "key-2"]);
});
