import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { accepted, codeAsked, values } from "./login.fixture.ts";
import { createLoginMachine } from "./login.machine.ts";
import { loginModel } from "./login.model.ts";
import type { LoginAnswer, LoginRecord, LoginValues } from "./login.types.ts";
import { loginView } from "./login.view.ts";

/** The browser: what it keeps survives a reload, the page does not. */
function createWorld(stage: Stage) {
  const signIn = holdPromise<LoginAnswer, LoginValues>();
  const machine = createLoginMachine({ now: stage.clock.now }).provide({ actors: { signIn: signIn.logic } });
  const open = (record?: LoginRecord) => stage.play(machine, { input: { cameFrom: null, record } });
  const attempts: number[] = [];
  const world = {
    stage,
    signIn,
    attempts,
    actor: open(),
    submit: (typed: LoginValues = values) => {
      const before = signIn.asked.length;
      world.actor.send({ type: "form.submitted", values: typed });
      if (signIn.asked.length > before) attempts.push(stage.clock.now());
    },
    reload: () => {
      world.actor.stop();
      const kept = stage.emitted.findLast((event) => event.type === "remember") as
        | { record: LoginRecord }
        | undefined;
      world.actor = open(JSON.parse(JSON.stringify(kept?.record ?? null)) ?? undefined);
    },
  };
  return world;
}

proveMachine({
  machine: createLoginMachine({ now: () => 0 }),
  model: loginModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "signs in": ({ submit }) => submit(),
    "signs in too soon": ({ submit, stage }) => {
      submit();
      expect(stage.emitted.at(-1)).toMatchObject({ type: "notice", code: "TOO_SOON" });
    },
    "signs in without a password": ({ submit, stage }) => {
      submit({ ...values, password: "" });
      expect(stage.emitted.at(-1)).toMatchObject({ type: "notice", code: "CREDENTIALS_MISSING" });
    },
    "signs in again meanwhile": ({ submit }) => submit(),
    "three seconds pass": ({ stage }) => stage.clock.advance(3000),
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
    start: (stage, record: LoginRecord) => {
      const signIn = holdPromise<LoginAnswer, LoginValues>();
      const machine = createLoginMachine({ now: stage.clock.now }).provide({
        actors: { signIn: signIn.logic },
      });
      return { signIn, actor: stage.play(machine, { input: { cameFrom: null, record } }) };
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
    "a session is opened once at most": ({ stage }) =>
      stage.emitted.filter((event) => event.type === "sessionOpened").length <= 1,
  },
});
