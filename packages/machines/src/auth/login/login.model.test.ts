import { samplePaths } from "../../boundary/paths.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { accepted, codeAsked, values } from "./login.fixture.ts";
import { createLoginMachine } from "./login.machine.ts";
import { loginModel } from "./login.model.ts";
import type { LoginAnswer, LoginRecord, LoginValues } from "./login.types.ts";
import { loginView } from "./login.view.ts";

/** The browser: what it keeps survives a reload, the page does not. */
function createHarness(simulation: Simulation) {
  const signIn = holdPromise<LoginAnswer, LoginValues>();
  const machine = createLoginMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
    actors: { signIn: signIn.logic },
  });
  const open = (record?: LoginRecord) => simulation.start(machine, { input: { cameFrom: null, record } });
  const attempts: number[] = [];
  const harness = {
    simulation,
    signIn,
    attempts,
    actor: open(),
    submit: (typed: LoginValues = values) => {
      const before = signIn.asked.length;
      harness.actor.send({ type: "form.submitted", values: typed });
      if (signIn.asked.length > before) attempts.push(simulation.clock.now());
    },
    reload: () => {
      harness.actor.stop();
      const remembered = simulation.emitted.findLast((event) => event.type === "remember") as
        | { record: LoginRecord }
        | undefined;
      harness.actor = open(JSON.parse(JSON.stringify(remembered?.record ?? null)) ?? undefined);
    },
  };
  return harness;
}

proveMachine({
  machine: createLoginMachine({ paths: samplePaths, now: () => 0 }),
  model: loginModel,
  harness: createHarness,
  perform: {
    "signs in": ({ submit }) => submit(),
    "signs in too soon": ({ submit, simulation }) => {
      submit();
      expect(simulation.emitted.at(-1)).toMatchObject({ type: "notice", code: "TOO_SOON" });
    },
    "signs in without a password": ({ submit, simulation }) => {
      submit({ ...values, password: "" });
      expect(simulation.emitted.at(-1)).toMatchObject({ type: "notice", code: "CREDENTIALS_MISSING" });
    },
    "signs in again meanwhile": ({ submit }) => submit(),
    "three seconds pass": ({ simulation }) => simulation.clock.advance(3000),
    "the page is reloaded": ({ reload }) => reload(),
    "the server accepts": ({ signIn }) => signIn.answer(accepted()),
    "the server asks for a code": ({ signIn }) => signIn.answer(codeAsked),
    "the server accepts an expired password": ({ signIn }) =>
      signIn.answer(accepted({ passwordStatus: { daysUntilExpiration: -1, passwordExpired: true } })),
    "the server refuses an expired password": ({ signIn }) => signIn.fail(refused("PASSWORD_EXPIRED")),
    "the server refuses the password": ({ signIn }) => signIn.fail(refused("INVALID_CREDENTIALS")),
    "the server refuses an unverified address": ({ signIn }) => signIn.fail(refused("EMAIL_NOT_VERIFIED")),
    "the server sends an unverified address elsewhere": ({ signIn }) =>
      signIn.fail(refused("EMAIL_NOT_VERIFIED", { data: { redirectTo: "/verify-email" } })),
    "the network fails": ({ signIn }) => signIn.fail(refused("NETWORK")),
  },
  agree: ({ actor, signIn }, { at }) => {
    const view = loginView(actor.getSnapshot());
    expect(actor.getSnapshot().value).toBe(at);
    expect(view.isSubmitting).toBe(at === "submitting");
    expect(view.isSubmitDisabled).toBe(at !== "ready");
    expect(signIn.waiting()).toBe(at === "submitting" ? 1 : 0);
  },
  restart: {
    start: (simulation, record: LoginRecord) => {
      const signIn = holdPromise<LoginAnswer, LoginValues>();
      const machine = createLoginMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
        actors: { signIn: signIn.logic },
      });
      return { signIn, actor: simulation.start(machine, { input: { cameFrom: null, record } }) };
    },
    waits: {
      cooldownUntil: { isWaiting: ({ actor }) => loginView(actor.getSnapshot()).isSubmitDisabled },
      nextAttemptAt: {
        isWaiting: ({ actor, signIn }) => {
          actor.send({ type: "form.submitted", values });
          return signIn.waiting() === 0;
        },
      },
    },
  },
  invariants: {
    "never two attempts under way": ({ signIn }) => signIn.waiting() <= 1,
    "three seconds at least between two calls": ({ attempts }) =>
      attempts.every((at, index) => index === 0 || at - (attempts[index - 1] ?? 0) >= 3000),
    "a session is opened once at most": ({ simulation }) =>
      simulation.emitted.filter((event) => event.type === "session.opened").length <= 1,
  },
});
