import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import type { PendingVerification } from "../registration/index.ts";
import { createEmailVerificationMachine } from "./email-verification.machine.ts";
import type { ResendAnswer, VerifyEmailAnswer } from "./email-verification.types.ts";
import { emailVerificationView } from "./email-verification.view.ts";

const start = Date.UTC(2026, 0, 15, 9);
const pending: PendingVerification = {
  email: "lea@exemple.fr",
  keptUntil: start + 7 * 24 * 3_600_000,
  resendAt: null,
};

function play(token: string | null, record: PendingVerification | null = pending) {
  const simulation = createSimulation();
  const verifyEmail = holdPromise<VerifyEmailAnswer, { token: string }>();
  const resend = holdPromise<ResendAnswer, { email: string }>();
  const actor = simulation.start(
    createEmailVerificationMachine({ now: simulation.clock.now }).provide({
      actors: { verifyEmail: verifyEmail.logic, resendVerification: resend.logic },
    }),
    { input: { token, record } },
  );
  return {
    ...simulation,
    verifyEmail,
    resend,
    ask: () => actor.send({ type: "resend.requested" }),
    confirm: () => actor.send({ type: "confirmation.requested" }),
    view: () => emailVerificationView(actor.getSnapshot()),
    emittedEvents: () => simulation.emitted.filter(({ type }) => type !== "remember"),
    remembered: () => simulation.emitted.filter(({ type }) => type === "remember"),
  };
}

/** The page behind a link, whose button was pressed. */
function follow() {
  const page = play("abc");
  page.confirm();
  return page;
}

test("a link that is opened asks nothing and does nothing, until its button is pressed [REG-05]", () => {
  const page = play("abc");
  expect(page.verifyEmail.asked).toEqual([]);
  expect(page.emitted).toEqual([]);
  expect(page.view()).toMatchObject({ status: "confirmable", isResendDisabled: true, problem: null });
  page.confirm();
  page.confirm();
  expect(page.verifyEmail.asked).toEqual([{ token: "abc" }]);
  expect(page.view()).toEqual({
    status: "verifying",
    email: "lea@exemple.fr",
    isResending: false,
    isResendDisabled: true,
    resendAt: null,
    problem: null,
  });
});

test("a verified address is reported, and no longer waits on this device [REG-03, REG-09]", () => {
  const page = follow();
  page.verifyEmail.answer({ success: true, message: "", alreadyVerified: false });
  expect(page.emitted).toEqual([
    { type: "remember", record: null },
    { type: "notice", kind: "success", code: "VERIFIED" },
  ]);
});

test("an address verified before is a success, reported as such [REG-12]", () => {
  const page = follow();
  page.verifyEmail.answer({ success: true, message: "", alreadyVerified: true, code: "ALREADY_VERIFIED" });
  expect(page.view().status).toBe("alreadyVerified");
  expect(page.emitted).toEqual([
    { type: "remember", record: null },
    { type: "notice", kind: "success", code: "ALREADY_VERIFIED" },
  ]);
});

test("an expired link leads to the page where another can be asked for [REG-10]", () => {
  const page = follow();
  page.verifyEmail.fail(refused("TOKEN_EXPIRED", { message: "Lien expiré." }));
  expect(page.view()).toMatchObject({
    status: "awaitingMail",
    isResendDisabled: false,
    problem: { code: "TOKEN_EXPIRED", message: "Lien expiré." },
  });
  page.ask();
  expect(page.resend.asked).toEqual([{ email: "lea@exemple.fr" }]);
  page.resend.answer({ success: true, message: "", cooldownMinutes: 2 });
  expect(page.view().problem).toBe(null);
});

test.each(["TOKEN_INVALID", "VALIDATION_FAILED"] as const)("%s is an invalid link [REG-11]", (code) => {
  const page = follow();
  page.verifyEmail.fail(refused(code));
  expect(page.view()).toMatchObject({ status: "invalid", problem: { code: "TOKEN_INVALID" } });
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: "TOKEN_INVALID", params: { message: "", seconds: 0 } },
  ]);
});

test.each([
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "VERIFICATION_FAILED"],
  ["FORBIDDEN", "VERIFICATION_FAILED"],
] as const)("%s is reported as %s, and can be tried again [REG-13]", (code, problem) => {
  const page = follow();
  page.verifyEmail.fail(refused(code));
  expect(page.view()).toMatchObject({ status: "failed", problem: { code: problem } });
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: problem, params: { message: "", seconds: 0 } },
  ]);
  page.confirm();
  expect(page.verifyEmail.asked.length).toBe(2);
  expect(page.view().problem).toBe(null);
});

test("without a link there is nothing to confirm [REG-05]", () => {
  const page = play(null);
  page.confirm();
  expect(page.verifyEmail.asked).toEqual([]);
  expect(page.view().status).toBe("awaitingMail");
});

test("another mail is asked for the pending address and reported [REG-06]", () => {
  const page = play(null);
  page.ask();
  expect(page.view().isResending).toBe(true);
  page.resend.answer({ success: true, message: "", cooldownMinutes: 2 });
  expect(page.emittedEvents()).toEqual([{ type: "notice", kind: "success", code: "MAIL_SENT" }]);
});

test("a second request is refused without a call at 1 min 59 s 999, and made at 2 minutes [REG-07]", () => {
  const page = play(null);
  page.ask();
  page.resend.answer({ success: true, message: "", cooldownMinutes: 2 });
  page.clock.advance(119_999);
  page.ask();
  expect(page.resend.asked.length).toBe(1);
  expect(page.emittedEvents().at(-1)).toEqual({
    type: "notice",
    kind: "warning",
    code: "RESEND_TOO_SOON",
    params: { message: "", seconds: 1 },
  });
  page.clock.advance(1);
  page.ask();
  expect(page.resend.asked.length).toBe(2);
});

test("the two minutes go on after a reload [REG-07]", () => {
  const page = play(null, { ...pending, resendAt: start + 30_000 });
  expect(page.view()).toMatchObject({ isResendDisabled: true, resendAt: start + 30_000 });
  page.clock.advance(29_999);
  expect(page.view().isResendDisabled).toBe(true);
  page.clock.advance(1);
  expect(page.view()).toMatchObject({ isResendDisabled: false, resendAt: null });
  expect(page.remembered()).toEqual([{ type: "remember", record: pending }]);
});

test("the wait is stored from the request on, and given back when no mail was sent [REG-07]", () => {
  const page = play(null);
  page.ask();
  page.resend.fail(refused("NETWORK"));
  expect(page.remembered()).toEqual([
    { type: "remember", record: { ...pending, resendAt: start + 120_000 } },
    { type: "remember", record: pending },
  ]);
  page.ask();
  expect(page.resend.asked.length).toBe(2);
});

test.each([
  [{ cooldownSeconds: 45 }, 45_000],
  [{}, 120_000],
  [{ cooldownMinutes: 100_000 }, 24 * 3_600_000],
])("a server that asks to wait is obeyed, up to a day: %o [REG-07]", (data, wait) => {
  const page = play(null);
  page.ask();
  page.resend.fail(refused("COOLDOWN_ACTIVE", { data }));
  expect(page.view()).toMatchObject({
    isResendDisabled: true,
    resendAt: start + wait,
    problem: { code: "RESEND_TOO_SOON" },
  });
  expect(page.remembered().at(-1)).toEqual({
    type: "remember",
    record: { ...pending, resendAt: start + wait },
  });
});

test("a mail that was not sent is reported once its wait is over: no one is asked to wait for what may be asked at once", () => {
  const page = play(null);
  page.ask();
  page.resend.fail(refused("SERVICE_UNAVAILABLE"));
  expect(page.emittedEvents()).toEqual([expect.objectContaining({ params: { message: "", seconds: 0 } })]);
  expect(page.emitted.at(-2)).toEqual({ type: "remember", record: pending });
  expect(page.view().isResendDisabled).toBe(false);
});

test("without an address a mail is refused without a call [REG-08]", () => {
  const page = play(null, null);
  page.ask();
  expect(page.resend.asked).toEqual([]);
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: "NO_EMAIL", params: { message: "", seconds: 0 } },
  ]);
});

test("the address is known until the 7 days end, and not at that instant [REG-09]", () => {
  expect(play(null, { ...pending, keptUntil: start + 1 }).view().email).toBe("lea@exemple.fr");
  expect(play(null, { ...pending, keptUntil: start }).view().email).toBe(null);
});
