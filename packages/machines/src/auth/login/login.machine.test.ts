import { describe, expect, test } from "vitest";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { accepted, codeAsked, lea, values } from "./login.fixture.ts";
import { createLoginMachine } from "./login.machine.ts";
import type { LoginAnswer, LoginRecord, LoginValues } from "./login.types.ts";
import { loginView } from "./login.view.ts";

function play(input: { cameFrom?: string | null; record?: LoginRecord } = {}) {
  const simulation = createSimulation();
  const signIn = holdPromise<LoginAnswer, LoginValues>();
  const actor = simulation.start(
    createLoginMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
      actors: { signIn: signIn.logic },
    }),
    { input: { cameFrom: input.cameFrom ?? null, record: input.record } },
  );
  return {
    ...simulation,
    signIn,
    actor,
    submit: (typed: Partial<LoginValues> = {}) =>
      actor.send({ type: "form.submitted", values: { ...values, ...typed } }),
    view: () => loginView(actor.getSnapshot()),
    emittedEvents: () => simulation.emitted.filter((event) => event.type !== "remember"),
  };
}

function afterRefusal(refusal: Refusal) {
  const page = play();
  page.submit();
  page.signIn.fail(refusal);
  return page;
}

const start = Date.UTC(2026, 0, 15, 9);

describe("what is sent", () => {
  test("the typed e-mail, password and remember-me go to the server as they are", () => {
    const page = play();
    page.submit({ rememberMe: true });
    expect(page.signIn.asked).toEqual([
      { email: "lea@exemple.fr", password: "Bonjour-2026", rememberMe: true },
    ]);
  });

  test.each([
    ["e-mail [LOGIN-15]", { email: "" }],
    ["e-mail of blanks [LOGIN-15]", { email: "  \t" }],
    ["password [LOGIN-16]", { password: "" }],
  ])("nothing is sent without: %s", (_, typed) => {
    const page = play();
    page.submit(typed);
    expect(page.signIn.asked).toEqual([]);
    expect(page.view().problem).toEqual({ code: "CREDENTIALS_MISSING", message: "", fields: [] });
  });

  test("a password of blanks is sent: it may be a person’s", () => {
    const page = play();
    page.submit({ password: "   " });
    expect(page.signIn.asked.length).toBe(1);
  });
});

describe("three seconds", () => {
  test("an attempt 2999 ms after the last is refused without a call, one at 3000 ms is made [LOGIN-17]", () => {
    const page = afterRefusal(refused("INVALID_CREDENTIALS"));
    page.clock.advance(2999);
    page.submit();
    expect(page.signIn.asked.length).toBe(1);
    expect(page.emittedEvents().at(-1)).toEqual({
      type: "notice",
      kind: "warning",
      code: "TOO_SOON",
      params: { message: "" },
    });
    page.clock.advance(1);
    page.submit();
    expect(page.signIn.asked.length).toBe(2);
  });

  test("an attempt refused for haste does not put the next one off [LOGIN-17]", () => {
    const page = afterRefusal(refused("INVALID_CREDENTIALS"));
    page.clock.advance(2000);
    page.submit();
    page.clock.advance(1000);
    page.submit();
    expect(page.signIn.asked.length).toBe(2);
  });

  test("the button rests while the call is under way, and is back after a refusal [LOGIN-27]", () => {
    const page = play();
    expect(page.view().isSubmitDisabled).toBe(false);
    page.submit();
    expect(page.view()).toMatchObject({ isSubmitting: true, isSubmitDisabled: true });
    page.signIn.fail(refused("INVALID_CREDENTIALS"));
    expect(page.view()).toMatchObject({ isSubmitting: false, isSubmitDisabled: false });
  });

  test("an unverified e-mail without a target rests the button for 3 s from the answer [LOGIN-26, LOGIN-28]", () => {
    const page = play();
    page.submit();
    page.clock.advance(5000);
    page.signIn.fail(refused("EMAIL_NOT_VERIFIED"));
    expect(page.view()).toMatchObject({ isSubmitDisabled: true, cooldownUntil: start + 8000 });
    page.clock.advance(2999);
    page.submit();
    expect(page.view()).toMatchObject({ isSubmitDisabled: true, problem: { code: "TOO_SOON" } });
    page.clock.advance(1);
    expect(page.view()).toMatchObject({ isSubmitDisabled: false, cooldownUntil: null });
    expect(page.signIn.asked.length).toBe(1);
  });

  test("a cooldown goes on after a reload until its stored end [LOGIN-29]", () => {
    const page = play({ record: { nextAttemptAt: null, cooldownUntil: start + 1200 } });
    expect(page.view()).toMatchObject({ isSubmitDisabled: true, cooldownUntil: start + 1200 });
    page.clock.advance(1199);
    expect(page.view().isSubmitDisabled).toBe(true);
    page.clock.advance(1);
    expect(page.view().isSubmitDisabled).toBe(false);
  });

  test("the time between attempts goes on after a reload [LOGIN-17, LOGIN-29]", () => {
    const page = play({ record: { nextAttemptAt: start + 500, cooldownUntil: null } });
    page.submit();
    expect(page.signIn.asked).toEqual([]);
    page.clock.advance(500);
    page.submit();
    expect(page.signIn.asked.length).toBe(1);
  });

  test("a stored end that lies too far ahead holds 3 s, not longer [LOGIN-29]", () => {
    const page = play({ record: { nextAttemptAt: start + 9e9, cooldownUntil: start + 9e9 } });
    page.clock.advance(3000);
    page.submit();
    expect(page.signIn.asked.length).toBe(1);
  });

  test("what must outlive a reload is reported before the call and when the cooldown begins and ends [LOGIN-29]", () => {
    const page = afterRefusal(refused("EMAIL_NOT_VERIFIED"));
    page.clock.advance(3000);
    expect(page.emitted.filter((event) => event.type === "remember")).toEqual([
      { type: "remember", record: { nextAttemptAt: start + 3000, cooldownUntil: null } },
      { type: "remember", record: { nextAttemptAt: start + 3000, cooldownUntil: start + 3000 } },
      { type: "remember", record: { nextAttemptAt: start + 3000, cooldownUntil: null } },
    ]);
  });
});

describe("an accepted sign-in", () => {
  test("opens the session, shows the last sign-in for 10 s, then goes on [LOGIN-20, LOGIN-22]", () => {
    const page = play({ cameFrom: "/dashboard/missions" });
    page.submit();
    page.signIn.answer(accepted({ previousLogin: "2026-01-10T18:30:00.000Z", redirectTo: "/elsewhere" }));
    expect(page.emittedEvents()).toEqual([
      { type: "session.opened", user: lea },
      {
        type: "notice",
        kind: "success",
        code: "LAST_LOGIN",
        params: { previousLogin: "2026-01-10T18:30:00.000Z" },
        duration: 10_000,
      },
      { type: "navigate", to: "/dashboard/missions" },
    ]);
    expect(page.view().isSubmitDisabled).toBe(true);
  });

  test("states when it is the first one [LOGIN-21]", () => {
    const page = play();
    page.submit();
    page.signIn.answer(accepted());
    expect(page.emittedEvents()[1]).toEqual({
      type: "notice",
      kind: "success",
      code: "FIRST_LOGIN",
      duration: 10_000,
    });
  });

  test.each([
    [7, 1],
    [8, 0],
  ])("with a password of %i more days warns %i times [PWD-11]", (days, times) => {
    const page = play();
    page.submit();
    page.signIn.answer(accepted({ passwordStatus: { daysUntilExpiration: days, passwordExpired: false } }));
    expect(
      page.emittedEvents().filter((event) => "code" in event && event.code === "PASSWORD_EXPIRES_SOON"),
    ).toEqual(
      times === 0
        ? []
        : [{ type: "notice", kind: "warning", code: "PASSWORD_EXPIRES_SOON", params: { days: 7 } }],
    );
  });

  test("that waits for a code states it and goes there with the masked e-mail and the way back [LOGIN-18, LOGIN-19]", () => {
    const page = play({ cameFrom: "/dashboard/missions?page=2" });
    page.submit();
    page.signIn.answer(codeAsked);
    expect(page.emittedEvents()).toEqual([
      {
        type: "notice",
        kind: "info",
        code: "TWO_FACTOR_SENT",
        params: { maskedEmail: "l***@exemple.fr" },
      },
      {
        type: "navigate",
        to: "/verify-two-factor?email=l***%40exemple.fr&from=%2Fdashboard%2Fmissions%3Fpage%3D2",
      },
    ]);
  });

  test("that waits for a code goes without a way back when there is none [LOGIN-19]", () => {
    const page = play();
    page.submit();
    page.signIn.answer(codeAsked);
    expect(page.emittedEvents().at(-1)).toEqual({
      type: "navigate",
      to: "/verify-two-factor?email=l***%40exemple.fr",
    });
  });
});

test("an answer that asks for a code without naming the address still leads there", () => {
  const page = play();
  const { maskedEmail: _, ...unnamed } = codeAsked;
  page.submit();
  page.signIn.answer(unnamed);
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "info", code: "TWO_FACTOR_SENT", params: { maskedEmail: "" } },
    { type: "navigate", to: "/verify-two-factor?email=" },
  ]);
});

describe("a refused sign-in", () => {
  test("with an expired password states it and goes to the reset, by code and by answer [LOGIN-30, PWD-10, PWD-12]", () => {
    const notices = [
      { type: "notice", kind: "error", code: "PASSWORD_EXPIRED" },
      { type: "navigate", to: "/forgot-password" },
    ];
    expect(afterRefusal(refused("PASSWORD_EXPIRED")).emittedEvents()).toEqual(notices);
    const page = play();
    page.submit();
    page.signIn.answer(accepted({ passwordStatus: { daysUntilExpiration: 0, passwordExpired: true } }));
    expect(page.emittedEvents()).toEqual(notices);
  });

  test("for an unverified e-mail warns, then goes to the target [LOGIN-25]", () => {
    const page = afterRefusal(
      refused("EMAIL_NOT_VERIFIED", { message: "Vérifiez.", data: { redirectTo: "/verify-email" } }),
    );
    expect(page.emittedEvents()).toEqual([
      { type: "notice", kind: "warning", code: "EMAIL_NOT_VERIFIED", params: { message: "Vérifiez." } },
      { type: "navigate", to: "/verify-email" },
    ]);
  });

  test("never goes to another origin [LOGIN-25]", () => {
    const page = afterRefusal(
      refused("EMAIL_NOT_VERIFIED", { data: { redirectTo: "https://evil.example" } }),
    );
    expect(page.emittedEvents().map(({ type }) => type)).toEqual(["notice"]);
    expect(page.view().isSubmitDisabled).toBe(true);
  });

  test("never goes where no path is named [LOGIN-25]", () => {
    const page = afterRefusal(refused("EMAIL_NOT_VERIFIED", { data: { redirectTo: ["/verify-email"] } }));
    expect(page.emittedEvents().map(({ type }) => type)).toEqual(["notice"]);
  });

  test("goes to a target for an unverified e-mail alone [LOGIN-25]", () => {
    const page = afterRefusal(refused("ACCOUNT_LOCKED", { data: { redirectTo: "/verify-email" } }));
    expect(page.emittedEvents().map(({ type }) => type)).toEqual(["notice"]);
    expect(page.view().isSubmitDisabled).toBe(false);
  });

  test.each([
    [refused("BRUTE_FORCE_BLOCKED"), "BRUTE_FORCE_BLOCKED", "LOGIN-39"],
    [refused("CSRF_TOKEN_INVALID"), "CSRF_TOKEN_INVALID", "LOGIN-32, LOGIN-35"],
    [refused("ACCOUNT_DEACTIVATED"), "ACCOUNT_DEACTIVATED", "LOGIN-37"],
    [refused("PROFIL_DISABLED"), "ACCOUNT_DEACTIVATED", "LOGIN-37"],
    [refused("EMAIL_NOT_VERIFIED", { status: 401 }), "EMAIL_NOT_VERIFIED", "LOGIN-33"],
    [refused("FORBIDDEN"), "EMAIL_NOT_VERIFIED", "LOGIN-33"],
    [refused("UNEXPECTED", { status: 403 }), "EMAIL_NOT_VERIFIED", "LOGIN-33"],
    [refused("ACCOUNT_LOCKED", { message: "Réessayez à 9 h 15." }), "ACCOUNT_LOCKED", "LOGIN-31, LOGIN-38"],
    [refused("ACCOUNT_LOCKED", { status: 401 }), "ACCOUNT_LOCKED", "LOGIN-31"],
    [refused("UNEXPECTED", { status: 423 }), "ACCOUNT_LOCKED", "LOGIN-31"],
    [refused("INVALID_CREDENTIALS"), "INVALID_CREDENTIALS", "LOGIN-34"],
    [refused("TOO_MANY_REQUESTS"), "TOO_MANY_REQUESTS", "LOGIN-38"],
    [refused("VALIDATION_FAILED"), "VALIDATION_FAILED", "LOGIN-15"],
    [refused("NETWORK"), "NETWORK", "LOGIN-36"],
    [refused("INTERNAL_ERROR"), "LOGIN_FAILED", "LOGIN-36"],
    [new Error("signIn is not provided") as unknown as Refusal, "LOGIN_FAILED", "LOGIN-36"],
  ])(
    "%# is distinguished by its code [LOGIN-31, LOGIN-32, LOGIN-33, LOGIN-34, LOGIN-36, LOGIN-37, LOGIN-39]",
    (refusal, code) => {
      const page = afterRefusal(refusal);
      expect(page.view().problem?.code).toBe(code);
      expect(page.emittedEvents()).toEqual([
        {
          type: "notice",
          kind: code === "EMAIL_NOT_VERIFIED" ? "warning" : "error",
          code,
          params: { message: code === "ACCOUNT_LOCKED" ? refusal.message : "" },
        },
      ]);
      expect(page.emittedEvents().some(({ type }) => type === "session.opened")).toBe(false);
    },
  );

  test("hands the refused fields back to the form", () => {
    const fields = [{ path: "email", code: "invalid", message: "Cette adresse n’est pas complète." }];
    expect(afterRefusal(refused("VALIDATION_FAILED", { fields })).view().problem).toEqual({
      code: "VALIDATION_FAILED",
      message: "",
      fields,
    });
  });

  test("forgets the last problem when another attempt begins", () => {
    const page = afterRefusal(refused("INVALID_CREDENTIALS"));
    page.clock.advance(3000);
    page.submit();
    expect(page.view().problem).toBe(null);
  });
});

test("where an app's code is asked for, no mail is spoken of, and the page is given the ways", () => {
  const page = play();
  page.submit();
  page.signIn.answer({ ...codeAsked, methods: ["app", "recovery"] });
  expect(page.emitted.filter(({ type }) => type === "notice")).toEqual([]);
  expect(page.emitted).toContainEqual({
    type: "navigate",
    to: "/verify-two-factor?email=l***%40exemple.fr&methods=app,recovery",
  });
});
