import type { SessionUser } from "@jobami/api/auth/contract";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { lea } from "../login/login.fixture.ts";
import { createAuthenticatorSetupMachine } from "./authenticator-setup.machine.ts";
import { authenticatorSetupModel } from "./authenticator-setup.model.ts";
import type { AuthenticatorProof, AuthenticatorPurpose } from "./authenticator-setup.types.ts";
import { authenticatorSetupView } from "./authenticator-setup.view.ts";

const secret = { kind: "secret", secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Jobami" } as const;
const recoveryCodes = ["K7QX-2MFD-PZ3V-H6TA"];
const shown = {
  closed: "closed",
  on: "on",
  asking: "password",
  proving: "password",
  scanning: "scan",
  confirming: "scan",
  codes: "codes",
} as const;

function createHarness(simulation: Simulation) {
  const prove = holdPromise<AuthenticatorProof, { purpose: AuthenticatorPurpose; password: string | null }>();
  const confirm = holdPromise<{ user: SessionUser; recoveryCodes: readonly string[] }, { code: string }>();
  const machine = createAuthenticatorSetupMachine().provide({
    actors: { prove: prove.logic, confirm: confirm.logic },
  });
  const actor = simulation.start(machine, { input: { isOn: false } });
  const ask = (purpose: AuthenticatorPurpose) => actor.send({ type: "password.requested", purpose });
  const password = (text: string | null) => actor.send({ type: "password.submitted", password: text });
  const code = (text: string) => actor.send({ type: "code.submitted", code: text });
  return { simulation, prove, confirm, actor, ask, password, code };
}

proveMachine({
  machine: createAuthenticatorSetupMachine(),
  model: authenticatorSetupModel,
  harness: createHarness,
  perform: {
    "turns it on": ({ ask }) => ask("setUp"),
    "asks for other codes": ({ ask }) => ask("renewal"),
    "turns it off": ({ ask }) => ask("removal"),
    "asks for codes of no app": ({ ask }) => ask("renewal"),
    "gives the password": ({ password }) => password("Bon-jour-2026"),
    "is vouched for by Google": ({ password, prove }) => {
      password(null);
      expect(prove.asked.at(-1)?.password).toBe(null);
    },
    "gives no password": ({ password }) => password(""),
    "presses twice": ({ password, code }) => {
      password("Bon-jour-2026");
      code("123456");
    },
    "gives up": ({ actor }) => actor.send({ type: "cancelled" }),
    "gives up too late": ({ actor }) => actor.send({ type: "cancelled" }),
    "the server hands out the secret": ({ prove }) => prove.answer(secret),
    "the server reports other codes": ({ prove }) => prove.answer({ kind: "codes", recoveryCodes }),
    "the server removes it": ({ prove, simulation }) => {
      prove.answer({ kind: "removed", user: lea });
      expect(simulation.emitted.at(-1)).toEqual({ type: "authenticator.changed", user: lea, isOn: false });
    },
    "the server refuses the password": ({ prove }) => prove.fail(refused("INVALID_CREDENTIALS")),
    "the network fails at the password": ({ prove }) => prove.fail(refused("NETWORK")),
    "the server breaks at the password": ({ prove }) => prove.fail(refused("INTERNAL_ERROR")),
    "gives the code": ({ code }) => code(" 123456 "),
    "gives no code": ({ code }) => code(" "),
    "the server accepts the code": ({ confirm, simulation }) => {
      expect(confirm.asked.at(-1)).toEqual({ code: "123456" });
      confirm.answer({ user: lea, recoveryCodes });
      expect(simulation.emitted.at(-1)).toEqual({ type: "authenticator.changed", user: lea, isOn: true });
    },
    "the server refuses the code": ({ confirm }) => confirm.fail(refused("CODE_INVALID")),
    "the network fails": ({ confirm }) => confirm.fail(refused("NETWORK")),
    "the server breaks": ({ confirm }) => confirm.fail(refused("INTERNAL_ERROR")),
    "the secret has run out": ({ confirm }) => confirm.fail(refused("CODE_EXPIRED")),
    "the tries are spent": ({ confirm }) => confirm.fail(refused("CODE_TRIES_EXHAUSTED")),
    "has stored the codes": ({ actor }) => actor.send({ type: "codes.stored" }),
  },
  agree: ({ actor, prove, confirm }, { at, isOn }) => {
    const snapshot = actor.getSnapshot();
    const view = authenticatorSetupView(snapshot);
    expect(snapshot.value).toBe(at);
    expect(view.step).toBe(shown[at]);
    expect(snapshot.context.isOn).toBe(isOn);
    expect(view.isBusy).toBe(at === "proving" || at === "confirming");
    expect([prove.waiting(), confirm.waiting()]).toEqual([
      Number(at === "proving"),
      Number(at === "confirming"),
    ]);
    expect(view.recoveryCodes.length).toBe(at === "codes" ? 1 : 0);
  },
  invariants: {
    "the secret is known while it is shown, no longer": ({ actor }, { at }) =>
      (actor.getSnapshot().context.app !== null) === (at === "scanning" || at === "confirming"),
    "no code goes out without the password": ({ prove, confirm }) =>
      confirm.asked.length === 0 || prove.asked.length > 0,
  },
});
