import type { DeletionLink } from "@jobami/api/account/contract";
import { deletionLink, holdings } from "@jobami/api/account/fixtures";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createAccountDeletionLinkMachine } from "./account-deletion-link.machine.ts";
import { accountDeletionLinkModel, type OpenedLink } from "./account-deletion-link.model.ts";
import type { AccountDeletionLinkInput, NamedErasure } from "./account-deletion-link.types.ts";
import { accountDeletionLinkView } from "./account-deletion-link.view.ts";

const confirmed = { ...deletionLink, isConfirmed: true };
const committed = { ...deletionLink, holdings: { ...holdings, commitments: 1 } };

function createHarness(simulation: Simulation) {
  const look = holdPromise<DeletionLink, { token: string }>();
  const confirm = holdPromise<DeletionLink, { token: string }>();
  const erase = holdPromise<unknown, NamedErasure>();
  const machine = createAccountDeletionLinkMachine({
    paths: samplePaths,
    newIdempotencyKey: countingKeys(),
  }).provide({
    actors: { lookAtLink: look.logic, confirmDeletion: confirm.logic, eraseAccount: erase.logic },
  });
  const play = (input: AccountDeletionLinkInput) => simulation.start(machine, { input });
  const harness = {
    simulation,
    look,
    confirm,
    erase,
    actor: null as ReturnType<typeof play> | null,
    open: (input: AccountDeletionLinkInput) => {
      harness.actor = play(input);
    },
    running: () => [look, confirm, erase].find((call) => call.waiting() > 0),
  };
  return harness;
}

const shown: Record<OpenedLink["at"], readonly [string, boolean]> = {
  closed: ["looking", false],
  looking: ["looking", false],
  committed: ["committed", false],
  confirmable: ["confirmable", false],
  confirming: ["confirmable", true],
  proving: ["proving", false],
  erasing: ["proving", true],
  moved: ["looking", false],
  failed: ["failed", false],
  expired: ["expired", false],
  invalid: ["invalid", false],
  erased: ["erased", false],
};

proveMachine({
  machine: createAccountDeletionLinkMachine({ paths: samplePaths, newIdempotencyKey: () => "" }),
  model: accountDeletionLinkModel,
  harness: createHarness,
  perform: {
    "opens the link": ({ open }) => open({ token: "jeton", step: "confirm" }),
    "opens the last page": ({ open }) => open({ token: "jeton", step: "final" }),
    "opens a link without its token": ({ open }) => open({ token: null, step: "confirm" }),
    "it waits for a confirmation": ({ look }) => look.answer(deletionLink),
    "it is confirmed already": ({ look }) => look.answer(confirmed),
    "there is work under way": ({ look }) => look.answer(committed),
    "tries again": ({ actor }) => actor?.send({ type: "retry.requested" }),
    agrees: ({ actor }) => actor?.send({ type: "deletion.agreed" }),
    "the server takes note": ({ confirm }) => confirm.answer(confirmed),
    "gives the password": ({ actor, erase }, { isUnanswered }) => {
      const last = erase.asked.at(-1)?.idempotencyKey;
      actor?.send({ type: "form.submitted", password: "Secret-2026" });
      expect(erase.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "types on": ({ actor }) => actor?.send({ type: "form.edited" }),
    "the account is erased": ({ erase }) => erase.answer({}),
    "the password is wrong": ({ erase }) => erase.fail(refused("INVALID_CREDENTIALS")),
    "a mission began meanwhile": ({ erase }) => erase.fail(refused("ACCOUNT_COMMITTED")),
    "the link is expired": ({ running }) => running()?.fail(refused("TOKEN_EXPIRED")),
    "the link is unknown": ({ running }) => running()?.fail(refused("TOKEN_INVALID")),
    "the link is damaged": ({ look }) => look.fail(refused("VALIDATION_FAILED")),
    "nothing comes back": ({ running }) => running()?.fail(refused("NETWORK")),
    "sends again meanwhile": ({ actor }) => {
      actor?.send({ type: "deletion.agreed" });
      actor?.send({ type: "form.submitted", password: "Secret-2026" });
    },
  },
  agree: ({ actor, running }, { at, hasProblem }) => {
    if (actor === null) return;
    const view = accountDeletionLinkView(actor.getSnapshot());
    expect([view.status, view.isSubmitting]).toEqual(shown[at]);
    if (at === "proving") expect(view.problem !== null).toBe(hasProblem);
    expect(running() !== undefined).toBe(["looking", "confirming", "erasing"].includes(at));
  },
  invariants: {
    "a call carries the link's own token": ({ look, confirm, erase }) =>
      [...look.asked, ...confirm.asked, ...erase.asked].every(({ token }) => token === "jeton"),
    "no password stays in the machine": ({ actor }) =>
      !JSON.stringify(actor?.getSnapshot().context ?? {}).includes("Secret"),
    "nothing is erased that was not confirmed": ({ actor, erase }) =>
      erase.asked.length === 0 || actor?.getSnapshot().context.step === "final",
  },
});
