import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { accepted } from "../login/login.fixture.ts";
import type { LoginAnswer } from "../login/login.types.ts";
import { createTwoFactorMachine } from "./two-factor.machine.ts";
import { twoFactorModel } from "./two-factor.model.ts";
import type { TwoFactorRecord } from "./two-factor.types.ts";
import { twoFactorView } from "./two-factor.view.ts";

function createHarness(simulation: Simulation) {
  const verifyCode = holdPromise<LoginAnswer, { code: string; method: TwoFactorMethod }>();
  const resendCode = holdPromise<{ cooldownSeconds: number }>();
  const machine = createTwoFactorMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
    actors: { verifyCode: verifyCode.logic, resendCode: resendCode.logic },
  });
  const open = (record?: TwoFactorRecord) =>
    simulation.start(machine, {
      input: { maskedEmail: "l***@exemple.fr", cameFrom: null, record, methods: ["mail", "app", "recovery"] },
    });
  const harness = {
    simulation,
    verifyCode,
    resendCode,
    actor: open(),
    choose: (method: TwoFactorMethod) => harness.actor.send({ type: "method.chosen", method }),
    give: (code: string) => harness.actor.send({ type: "form.submitted", code }),
    ask: () => harness.actor.send({ type: "resend.requested" }),
    /** A code that lapsed meanwhile is found so at once. */
    fail: (call: { fail(error: unknown): void }, error: unknown) => {
      call.fail(error);
      simulation.clock.advance(0);
    },
    waitUntil: (instant: number) => simulation.clock.advance(Math.max(0, instant - simulation.clock.now())),
    reload: () => {
      harness.actor.stop();
      const remembered = simulation.emitted.findLast((event) => event.type === "remember") as
        | { record: TwoFactorRecord }
        | undefined;
      harness.actor = open(remembered?.record);
      simulation.clock.advance(0);
    },
  };
  return harness;
}

proveMachine({
  machine: createTwoFactorMachine({ paths: samplePaths, now: () => 0 }),
  model: twoFactorModel,
  harness: createHarness,
  perform: {
    "chooses the app": ({ choose }) => choose("app"),
    "chooses a recovery code": ({ choose }) => choose("recovery"),
    "chooses another way while a mail is asked for": ({ choose }) => choose("app"),
    "chooses a way that is not offered": ({ choose }) => choose("mail"),
    "gives a code": ({ give }) => give("123456"),
    "gives a code while a mail is asked for": ({ give }) => give("123456"),
    "gives nothing": ({ give }) => give(" "),
    "gives a code again meanwhile": ({ give }) => give("123456"),
    "gives a spent code": ({ give }) => give("123456"),
    "asks for another mail": ({ ask }) => ask(),
    "asks for another mail while the code is checked": ({ ask }) => ask(),
    "asks for another mail too soon": ({ ask, simulation }) => {
      ask();
      expect(simulation.emitted.at(-1)).toMatchObject({ type: "notice", code: "RESEND_TOO_SOON" });
    },
    "the wait for another mail ends": ({ actor, waitUntil }) =>
      waitUntil(actor.getSnapshot().context.resendAt),
    "the code's life ends": ({ actor, waitUntil }) => waitUntil(actor.getSnapshot().context.expiresAt),
    "the page is reloaded": ({ reload }) => reload(),
    "the server accepts": ({ verifyCode }) => verifyCode.answer(accepted()),
    "the server accepts an expired password": ({ verifyCode }) =>
      verifyCode.answer(accepted({ passwordStatus: { daysUntilExpiration: 0, passwordExpired: true } })),
    "the server refuses the code": ({ fail, verifyCode }) => fail(verifyCode, refused("CODE_INVALID")),
    "the network fails": ({ fail, verifyCode }) => fail(verifyCode, refused("NETWORK")),
    "the server counts the last try": ({ fail, verifyCode }) =>
      fail(verifyCode, refused("CODE_TRIES_EXHAUSTED")),
    "the server finds the code expired": ({ fail, verifyCode }) => fail(verifyCode, refused("CODE_EXPIRED")),
    "the server finds the account deactivated": ({ fail, verifyCode }) =>
      fail(verifyCode, refused("ACCOUNT_DEACTIVATED")),
    "the mail is sent": ({ resendCode }) => resendCode.answer({ cooldownSeconds: 60 }),
    "the server asks to wait a second": ({ fail, resendCode }) =>
      fail(resendCode, refused("COOLDOWN_ACTIVE", { data: { cooldownSeconds: 1 } })),
    "the mail cannot be sent": ({ fail, resendCode }) => fail(resendCode, refused("NETWORK")),
    "the sign-in no longer waits": ({ fail, resendCode }) => fail(resendCode, refused("CODE_EXPIRED")),
  },
  agree: ({ actor, verifyCode, resendCode }, { at, code, resend, method }) => {
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toEqual(at === "waiting" ? { waiting: { code, resend } } : at);
    expect(snapshot.status).toBe(at === "waiting" ? "active" : "done");
    if (at !== "waiting") return;
    expect(verifyCode.waiting()).toBe(code === "submitting" ? 1 : 0);
    expect(resendCode.waiting()).toBe(resend === "mailing" ? 1 : 0);
    expect(twoFactorView(snapshot)).toMatchObject({
      method,
      isSubmitting: code === "submitting",
      isSubmitDisabled: code !== "ready" || resend === "mailing",
      isCodeUsable: code === "ready" || code === "submitting",
      isResending: resend === "mailing",
      isResendDisabled: resend !== "available" || code === "submitting",
    });
  },
  restart: {
    start: (simulation, record: TwoFactorRecord) =>
      simulation.start(createTwoFactorMachine({ paths: samplePaths, now: simulation.clock.now }), {
        input: { maskedEmail: "l***@exemple.fr", cameFrom: null, record },
      }),
    waits: {
      resendAt: { isWaiting: (page) => twoFactorView(page.getSnapshot()).isResendDisabled },
      expiresAt: { isWaiting: (page) => twoFactorView(page.getSnapshot()).isCodeUsable },
    },
  },
  invariants: {
    "never two calls under way": ({ verifyCode, resendCode }) =>
      verifyCode.waiting() + resendCode.waiting() <= 1,
    "no session without the right code": ({ simulation }, { at }) =>
      at === "signedIn" || !simulation.emitted.some(({ type }) => type === "session.opened"),
  },
});
