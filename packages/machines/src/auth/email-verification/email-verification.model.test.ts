import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import type { PendingVerification } from "../registration/index.ts";
import { createEmailVerificationMachine } from "./email-verification.machine.ts";
import { emailVerificationModel } from "./email-verification.model.ts";
import type { ResendAnswer, VerifyEmailAnswer } from "./email-verification.types.ts";
import { emailVerificationView } from "./email-verification.view.ts";

function createHarness(simulation: Simulation) {
  const verifyEmail = holdPromise<VerifyEmailAnswer, { token: string }>();
  const resend = holdPromise<ResendAnswer, { email: string }>();
  const machine = createEmailVerificationMachine({ now: simulation.clock.now }).provide({
    actors: { verifyEmail: verifyEmail.logic, resendVerification: resend.logic },
  });
  const week = 7 * 24 * 3_600_000;
  let token: string | null = null;
  let remembered: PendingVerification | null = null;
  const open = () => simulation.start(machine, { input: { token, record: remembered } });
  const requests: number[] = [];
  let presses = 0;
  const harness = {
    simulation,
    verifyEmail,
    resend,
    requests,
    actor: null as ReturnType<typeof open> | null,
    arrive: (withToken: boolean, signedUpAgo: number | null) => {
      token = withToken ? "token" : null;
      if (signedUpAgo !== null)
        remembered = {
          email: "lea@exemple.fr",
          keptUntil: simulation.clock.now() - signedUpAgo + week,
          resendAt: null,
        };
      harness.actor = open();
    },
    presses: () => presses,
    confirm: () => {
      presses += 1;
      harness.actor?.send({ type: "confirmation.requested" });
    },
    ask: () => {
      const before = resend.asked.length;
      harness.actor?.send({ type: "resend.requested" });
      if (resend.asked.length > before) requests.push(simulation.clock.now());
    },
    reload: () => {
      harness.actor?.stop();
      const rememberEvent = simulation.emitted.findLast(({ type }) => type === "remember") as
        | { record: PendingVerification | null }
        | undefined;
      if (rememberEvent !== undefined) remembered = rememberEvent.record;
      harness.actor = open();
    },
  };
  return harness;
}

proveMachine({
  machine: createEmailVerificationMachine({ now: () => 0 }),
  model: emailVerificationModel,
  harness: createHarness,
  perform: {
    "arrives after signing up": ({ arrive }) => arrive(false, 0),
    "arrives without having signed up": ({ arrive }) => arrive(false, null),
    "arrives a week and more after signing up": ({ arrive }) => arrive(false, 7 * 24 * 3_600_000),
    "opens the link where they signed up": ({ arrive }) => arrive(true, 0),
    "opens the link elsewhere": ({ arrive }) => arrive(true, null),
    "the server verifies": ({ verifyEmail }) =>
      verifyEmail.answer({ success: true, message: "", alreadyVerified: false }),
    "the server knows it is verified": ({ verifyEmail }) =>
      verifyEmail.answer({ success: true, message: "", alreadyVerified: true, code: "ALREADY_VERIFIED" }),
    "the link is expired": ({ verifyEmail }) => verifyEmail.fail(refused("TOKEN_EXPIRED")),
    "the link is invalid": ({ verifyEmail }) => verifyEmail.fail(refused("TOKEN_INVALID")),
    "the verification fails": ({ verifyEmail }) => verifyEmail.fail(refused("NETWORK")),
    confirms: ({ confirm }) => confirm(),
    "confirms again meanwhile": ({ confirm }) => confirm(),
    "tries again": ({ confirm }) => confirm(),
    "asks for another mail": ({ ask }) => ask(),
    "asks for another mail without an address": ({ ask }) => ask(),
    "asks for another mail too soon": ({ ask }) => ask(),
    "asks for another mail again meanwhile": ({ ask }) => ask(),
    "two minutes pass": ({ simulation }) => simulation.clock.advance(120_000),
    "the mail is sent": ({ resend }) => resend.answer({ success: true, message: "", cooldownMinutes: 2 }),
    "the server asks to wait": ({ resend, requests }) => {
      requests.pop();
      resend.fail(refused("COOLDOWN_ACTIVE", { data: { cooldownMinutes: 2 } }));
    },
    "the mail cannot be sent": ({ resend, requests }) => {
      requests.pop();
      resend.fail(refused("NETWORK"));
    },
    "the page is reloaded": ({ reload }) => reload(),
  },
  agree: ({ actor, verifyEmail, resend }, { at, isEmailKnown }) => {
    if (actor === null) return;
    const isPage = at === "available" || at === "coolingDown" || at === "mailing";
    expect(actor.getSnapshot().value).toEqual(isPage ? { awaitingMail: at } : at);
    const isOver = at === "verified" || at === "alreadyVerified";
    expect(actor.getSnapshot().status).toBe(isOver ? "done" : "active");
    expect(verifyEmail.waiting()).toBe(at === "verifying" ? 1 : 0);
    expect(resend.waiting()).toBe(at === "mailing" ? 1 : 0);
    expect(emailVerificationView(actor.getSnapshot())).toMatchObject({
      status: isPage ? "awaitingMail" : at,
      email: isEmailKnown ? "lea@exemple.fr" : null,
      isResendDisabled: at !== "available",
      isResending: at === "mailing",
    });
  },
  restart: {
    start: (simulation, record: PendingVerification) =>
      simulation.start(createEmailVerificationMachine({ now: simulation.clock.now }), {
        input: { token: null, record },
      }),
    waits: {
      resendAt: { isWaiting: (page) => emailVerificationView(page.getSnapshot()).isResendDisabled },
      keptUntil: {
        isWaiting: (page) => emailVerificationView(page.getSnapshot()).email !== null,
        onlyAtStart: true,
      },
    },
  },
  invariants: {
    "a link is followed at most as often as its button is pressed": ({ verifyEmail, presses }) =>
      verifyEmail.asked.length <= presses(),
    "two minutes at least between two mails": ({ requests }) =>
      requests.every((at, index) => index === 0 || at - (requests[index - 1] ?? 0) >= 120_000),
    "no mail is asked for without an address": ({ resend }) =>
      resend.asked.every(({ email }) => email === "lea@exemple.fr"),
  },
});
