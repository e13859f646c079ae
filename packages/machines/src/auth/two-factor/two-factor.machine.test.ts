import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { expect, test } from "vitest";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { accepted, lea } from "../login/login.fixture.ts";
import type { LoginAnswer } from "../login/login.types.ts";
import { createTwoFactorMachine } from "./two-factor.machine.ts";
import type { TwoFactorRecord } from "./two-factor.types.ts";
import { twoFactorView } from "./two-factor.view.ts";

const start = Date.UTC(2026, 0, 15, 9);

function play(
  record?: TwoFactorRecord,
  cameFrom: string | null = null,
  methods?: readonly TwoFactorMethod[],
) {
  const simulation = createSimulation();
  const verifyCode = holdPromise<LoginAnswer, { code: string; method: TwoFactorMethod }>();
  const resendCode = holdPromise<{ cooldownSeconds: number }>();
  const actor = simulation.start(
    createTwoFactorMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
      actors: { verifyCode: verifyCode.logic, resendCode: resendCode.logic },
    }),
    { input: { maskedEmail: "l***@exemple.fr", cameFrom, record, methods } },
  );
  return {
    ...simulation,
    verifyCode,
    resendCode,
    give: (code = "123456") => actor.send({ type: "form.submitted", code }),
    ask: () => actor.send({ type: "resend.requested" }),
    view: () => twoFactorView(actor.getSnapshot()),
    emittedEvents: () => simulation.emitted.filter((event) => event.type !== "remember"),
    remembered: () => simulation.emitted.filter((event) => event.type === "remember"),
  };
}

test("the screen shows the masked e-mail, and a code that lives 10 minutes [LOGIN-42]", () => {
  const page = play();
  expect(page.view()).toEqual({
    maskedEmail: "l***@exemple.fr",
    method: "mail",
    methods: ["mail"],
    isSubmitting: false,
    isSubmitDisabled: false,
    isCodeUsable: true,
    isResending: false,
    isResendDisabled: true,
    resendAt: start + 60_000,
    expiresAt: start + 600_000,
    problem: null,
  });
});

test("the right code opens the session and leads where the sign-in would have [LOGIN-43, LOGIN-22]", () => {
  const page = play(undefined, "/dashboard/missions");
  page.give(" 123456 ");
  expect(page.verifyCode.asked).toEqual([{ code: "123456", method: "mail" }]);
  page.verifyCode.answer(accepted({ previousLogin: null }));
  expect(page.emittedEvents()).toEqual([
    { type: "session.opened", user: lea },
    { type: "notice", kind: "success", code: "FIRST_LOGIN", duration: 10_000 },
    { type: "navigate", to: "/dashboard/missions" },
  ]);
  expect(page.remembered().at(-1)).toEqual({ type: "remember", record: null });
});

test("a wrong code opens nothing, states it, and another can be given [LOGIN-44]", () => {
  const page = play();
  page.give();
  page.verifyCode.fail(refused("CODE_INVALID", { message: "Ce code n’est pas le bon." }));
  expect(page.emittedEvents()).toEqual([
    {
      type: "notice",
      kind: "error",
      code: "CODE_INVALID",
      params: { message: "Ce code n’est pas le bon." },
    },
  ]);
  expect(page.view()).toMatchObject({
    isSubmitDisabled: false,
    problem: { code: "CODE_INVALID", message: "Ce code n’est pas le bon." },
  });
  page.give();
  expect(page.verifyCode.asked.length).toBe(2);
  expect(page.view().problem).toBe(null);
});

test.each([
  ["CODE_INVALID", "CODE_INVALID"],
  ["VALIDATION_FAILED", "CODE_INVALID"],
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "CODE_FAILED"],
  ["CODE_TRIES_EXHAUSTED", "CODE_TRIES_EXHAUSTED"],
  ["CODE_EXPIRED", "CODE_EXPIRED"],
] as const)("%s is reported as %s and opens nothing [LOGIN-44]", (code, problem) => {
  const page = play();
  page.give();
  page.verifyCode.fail(refused(code));
  expect(page.view().problem).toEqual({ code: problem, message: "" });
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: problem, params: { message: "" } },
  ]);
});

test.each(["ACCOUNT_DEACTIVATED", "PROFIL_DISABLED"] as const)(
  "%s ends the sign-in and leads back to the login page [LOGIN-37]",
  (code) => {
    const page = play();
    page.give();
    page.verifyCode.fail(refused(code));
    expect(page.emittedEvents()).toEqual([
      { type: "notice", kind: "error", code: "ACCOUNT_DEACTIVATED", params: { message: "" } },
      { type: "navigate", to: "/login" },
    ]);
    expect(page.remembered().at(-1)).toEqual({ type: "remember", record: null });
  },
);

test("nothing is sent without a code", () => {
  const page = play();
  page.give("  ");
  expect(page.verifyCode.asked).toEqual([]);
  expect(page.view().problem?.code).toBe("CODE_MISSING");
});

test("a code can be used at 9 min 59 s 999 and not at 10 minutes [LOGIN-43]", () => {
  const page = play();
  page.clock.advance(599_999);
  expect(page.view().isCodeUsable).toBe(true);
  page.clock.advance(1);
  expect(page.view()).toMatchObject({ isCodeUsable: false, problem: { code: "CODE_EXPIRED" } });
  page.give();
  expect(page.verifyCode.asked).toEqual([]);
});

test("the code's life goes on after a reload, and a stored end never lies further than 10 minutes [LOGIN-43]", () => {
  const page = play({ expiresAt: start + 5000, resendAt: start });
  page.clock.advance(5000);
  expect(page.view().isCodeUsable).toBe(false);
  expect(play({ expiresAt: start + 9e9, resendAt: start + 9e9 }).view()).toMatchObject({
    expiresAt: start + 600_000,
    resendAt: start + 60_000,
  });
});

test("what must outlive a reload is reported at once [LOGIN-43]", () => {
  expect(play().remembered()).toEqual([
    { type: "remember", record: { expiresAt: start + 600_000, resendAt: start + 60_000, method: "mail" } },
  ]);
});

test("another mail can be asked for after 60 s, not at 59 s 999 [LOGIN-43]", () => {
  const page = play();
  page.clock.advance(59_999);
  page.ask();
  expect(page.resendCode.asked.length).toBe(0);
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "warning", code: "RESEND_TOO_SOON", params: { message: "" } },
  ]);
  page.clock.advance(1);
  expect(page.view()).toMatchObject({ isResendDisabled: false, resendAt: null });
  page.ask();
  expect(page.resendCode.asked.length).toBe(1);
});

test("another mail brings another code of 10 minutes, and the server reports how long to wait then [LOGIN-43]", () => {
  const page = play();
  page.clock.advance(600_000);
  page.ask();
  page.resendCode.answer({ cooldownSeconds: 90 });
  expect(page.emittedEvents()).toEqual([{ type: "notice", kind: "info", code: "CODE_SENT" }]);
  expect(page.view()).toMatchObject({
    isCodeUsable: true,
    expiresAt: start + 1_200_000,
    resendAt: start + 690_000,
    problem: null,
  });
  expect(page.remembered().at(-1)).toEqual({
    type: "remember",
    record: { expiresAt: start + 1_200_000, resendAt: start + 690_000, method: "mail" },
  });
});

test("a mail that brings no wait of its own is followed by 60 s", () => {
  const page = play({ expiresAt: start + 600_000, resendAt: start });
  page.clock.advance(0);
  page.ask();
  page.resendCode.answer({ cooldownSeconds: 0 });
  expect(page.view().resendAt).toBe(start + 60_000);
});

test.each([
  [{ cooldownSeconds: 30 }, 30_000],
  [{}, 60_000],
])("a server that asks to wait is obeyed: %o", (data, wait) => {
  const page = play({ expiresAt: start + 600_000, resendAt: start });
  page.clock.advance(0);
  page.ask();
  page.resendCode.fail(refused("COOLDOWN_ACTIVE", { data }));
  expect(page.view()).toMatchObject({ isResendDisabled: true, resendAt: start + wait });
  expect(page.emittedEvents().at(-1)).toMatchObject({ kind: "warning", code: "RESEND_TOO_SOON" });
  expect(page.remembered().at(-1)).toMatchObject({ record: { resendAt: start + wait } });
});

test("a sign-in that no longer waits leads back to the login page", () => {
  const page = play({ expiresAt: start + 600_000, resendAt: start });
  page.clock.advance(0);
  page.ask();
  page.resendCode.fail(refused("CODE_EXPIRED"));
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: "SIGN_IN_OVER" },
    { type: "navigate", to: "/login" },
  ]);
  expect(page.remembered().at(-1)).toEqual({ type: "remember", record: null });
});

const forgotten = { type: "remember", record: null };
const toLogin = { type: "navigate", to: "/login" };

test.each<[string, (page: ReturnType<typeof play>) => void, readonly object[]]>([
  [
    "a sign-in that no longer waits",
    (page) => {
      page.clock.advance(60_000);
      page.ask();
      page.resendCode.fail(refused("CODE_EXPIRED"));
    },
    [{ type: "notice", kind: "error", code: "SIGN_IN_OVER" }, toLogin],
  ],
  [
    "a deactivated account",
    (page) => {
      page.give();
      page.verifyCode.fail(refused("ACCOUNT_DEACTIVATED"));
    },
    [toLogin],
  ],
  [
    "a session that opens",
    (page) => {
      page.give();
      page.verifyCode.answer(accepted());
    },
    [expect.objectContaining({ type: "session.opened" }), expect.anything(), expect.anything()],
  ],
])("%s is forgotten before the page is left, never after", (_, end, expected) => {
  const page = play();
  end(page);
  expect(page.emitted.slice(page.emitted.findLastIndex(({ type }) => type === "remember"))).toEqual([
    forgotten,
    ...expected,
  ]);
});

test("a mail that cannot be sent is reported, and can be asked for again [LOGIN-43]", () => {
  const page = play({ expiresAt: start + 600_000, resendAt: start });
  page.clock.advance(0);
  page.ask();
  page.resendCode.fail(refused("NETWORK"));
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: "NETWORK", params: { message: "" } },
  ]);
  page.ask();
  expect(page.resendCode.asked.length).toBe(2);
});

test("an expired password leads to its reset [PWD-12]", () => {
  const page = play();
  page.give();
  page.verifyCode.answer(accepted({ passwordStatus: { daysUntilExpiration: 0, passwordExpired: true } }));
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "error", code: "PASSWORD_EXPIRED" },
    { type: "navigate", to: "/forgot-password" },
  ]);
  expect(page.remembered().at(-1)).toEqual({ type: "remember", record: null });
});

test("where the app comes first its code is asked for, and one can be mailed at once", () => {
  const page = play(undefined, null, ["app", "recovery", "mail"]);
  page.clock.advance(0);
  expect(page.view()).toMatchObject({ method: "app", isResendDisabled: false, resendAt: null });
  page.give();
  expect(page.verifyCode.asked).toEqual([{ code: "123456", method: "app" }]);
  page.verifyCode.fail(refused("CODE_INVALID"));
  page.ask();
  page.resendCode.answer({ cooldownSeconds: 60 });
  expect(page.view()).toMatchObject({ method: "mail", isResendDisabled: true, problem: null });
});

test("the way that was chosen outlives a reload, one that is not offered does not", () => {
  const record = { expiresAt: start + 5000, resendAt: start, method: "recovery" } as const;
  expect(play(record, null, ["app", "recovery"]).view().method).toBe("recovery");
  expect(play(record, null, ["mail"]).view().method).toBe("mail");
});
