import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createPasswordResetMachine } from "./password-reset.machine.ts";
import { passwordResetModel } from "./password-reset.model.ts";
import type { ForgotPasswordAnswer, ResetRecord, ValidateTokenAnswer } from "./password-reset.types.ts";
import { passwordResetView } from "./password-reset.view.ts";

type Change = { token: string; password: string; idempotencyKey: string };

function createHarness(simulation: Simulation) {
  const requestReset = holdPromise<ForgotPasswordAnswer, { email: string }>();
  const validateToken = holdPromise<ValidateTokenAnswer, { token: string }>();
  const savePassword = holdPromise<unknown, Change>();
  const machine = createPasswordResetMachine({
    paths: samplePaths,
    now: simulation.clock.now,
    newIdempotencyKey: countingKeys(),
  }).provide({
    actors: {
      requestReset: requestReset.logic,
      validateToken: validateToken.logic,
      savePassword: savePassword.logic,
    },
  });
  const open = (token: string | null, record: ResetRecord | null) =>
    simulation.start(machine, { input: { token, record } });
  const harness = {
    simulation,
    requestReset,
    validateToken,
    savePassword,
    actor: null as ReturnType<typeof open> | null,
    open: (token: string | null) => {
      harness.actor = open(token, null);
    },
    ask: () => harness.actor?.send({ type: "email.submitted", email: "lea@exemple.fr" }),
    choose: () => harness.actor?.send({ type: "password.submitted", password: "Bonjour-2027" }),
    reload: () => {
      harness.actor?.stop();
      const rememberEvent = simulation.emitted.findLast(({ type }) => type === "remember") as
        | { record: ResetRecord }
        | undefined;
      harness.actor = open(null, rememberEvent?.record ?? null);
    },
  };
  return harness;
}

proveMachine({
  machine: createPasswordResetMachine({ paths: samplePaths, now: () => 0, newIdempotencyKey: () => "key" }),
  model: passwordResetModel,
  harness: createHarness,
  perform: {
    "opens the request page": ({ open }) => open(null),
    "opens the link": ({ open }) => open("token"),
    "asks for a link": ({ ask }) => ask(),
    "asks for a link too soon": ({ ask, simulation }) => {
      ask();
      expect(simulation.emitted.at(-1)).toMatchObject({ type: "notice", code: "RESET_TOO_SOON" });
    },
    "asks again meanwhile": ({ ask }) => ask(),
    "the link is sent": ({ requestReset }) =>
      requestReset.answer({ success: true, message: "", cooldownMinutes: 5 }),
    "the server asks to wait": ({ requestReset }) =>
      requestReset.fail(refused("COOLDOWN_ACTIVE", { data: { cooldownMinutes: 5 } })),
    "the request fails": ({ requestReset }) => requestReset.fail(refused("NETWORK")),
    "the wait ends": ({ simulation }) => simulation.clock.advance(300_000),
    "the request page is reloaded": ({ reload }) => reload(),
    "the link is valid": ({ validateToken }) =>
      validateToken.answer({ success: true, valid: true, expired: false }),
    "the link is expired": ({ validateToken }) =>
      validateToken.answer({ success: true, valid: false, expired: true }),
    "the link is unknown": ({ validateToken }) =>
      validateToken.answer({ success: true, valid: false, expired: false }),
    "the link is malformed": ({ validateToken }) =>
      validateToken.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("token")] })),
    "the link cannot be checked": ({ validateToken }) => validateToken.fail(refused("NETWORK")),
    "tries again": ({ actor }) => actor?.send({ type: "retry.requested" }),
    "chooses a password": ({ choose, savePassword }, { isUnanswered }) => {
      const last = savePassword.asked.at(-1)?.idempotencyKey;
      choose();
      expect(savePassword.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "chooses again meanwhile": ({ choose }) => choose(),
    "the password is changed": ({ savePassword }) => savePassword.answer({}),
    "the password is refused": ({ savePassword }) =>
      savePassword.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("password")] })),
    "the network fails": ({ savePassword }) => savePassword.fail(refused("NETWORK")),
    "the link expired meanwhile": ({ savePassword }) => savePassword.fail(refused("TOKEN_EXPIRED")),
    "the link was used meanwhile": ({ savePassword }) => savePassword.fail(refused("TOKEN_INVALID")),
  },
  agree: ({ actor, requestReset, validateToken, savePassword }, { at }) => {
    if (actor === null) return;
    const places: Partial<Record<typeof at, object>> = {
      asking: { asking: "ready" },
      requesting: { asking: "submitting" },
    };
    const statuses = { requesting: "asking", saving: "choosing" } as Partial<Record<typeof at, string>>;
    expect(actor.getSnapshot().value).toEqual(places[at] ?? at);
    expect(actor.getSnapshot().status).toBe(at === "changed" ? "done" : "active");
    expect(passwordResetView(actor.getSnapshot())).toMatchObject({
      status: statuses[at] ?? at,
      isSubmitting: at === "requesting" || at === "saving",
    });
    expect([requestReset.waiting(), validateToken.waiting(), savePassword.waiting()]).toEqual([
      at === "requesting" ? 1 : 0,
      at === "validating" ? 1 : 0,
      at === "saving" ? 1 : 0,
    ]);
  },
  restart: {
    start: (simulation, record: ResetRecord) => {
      const requestReset = holdPromise<ForgotPasswordAnswer, { email: string }>();
      const machine = createPasswordResetMachine({
        paths: samplePaths,
        now: simulation.clock.now,
        newIdempotencyKey: countingKeys(),
      });
      const actor = simulation.start(machine.provide({ actors: { requestReset: requestReset.logic } }), {
        input: { token: null, record },
      });
      return { requestReset, actor };
    },
    waits: {
      cooldownUntil: {
        isWaiting: ({ actor, requestReset }) => {
          actor.send({ type: "email.submitted", email: "lea@exemple.fr" });
          return requestReset.waiting() === 0;
        },
      },
      keptUntil: {
        isWaiting: ({ actor }) => passwordResetView(actor.getSnapshot()).cooldownUntil !== null,
        onlyAtStart: true,
      },
    },
  },
  invariants: {
    "never two calls under way": ({ requestReset, validateToken, savePassword }) =>
      requestReset.waiting() + validateToken.waiting() + savePassword.waiting() <= 1,
    "no link is asked for while the server's wait lasts": ({ requestReset }, { isWaiting }) =>
      !isWaiting || requestReset.waiting() === 0,
    "no password is sent without a valid link": ({ savePassword, validateToken }) =>
      savePassword.asked.length === 0 || validateToken.asked.length > 0,
  },
});
