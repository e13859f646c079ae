import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { accountLifecycle } from "./account.machine.ts";
import { accountModel } from "./account.model.ts";
import type { AccountEvent, AccountFollowUp, AccountRefusal, AccountState } from "./account.types.ts";
import { decideAccount } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: AccountState;
  follows: readonly AccountFollowUp["type"][];
  /** Whether a mailed link of a deletion is about. */
  hasLink: boolean;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: AccountEvent) {
  const snapshot = accountLifecycle.resolveState({ value: harness.state.statut });
  const asked = harness.simulation.ask(accountLifecycle, { snapshot }, event);
  const decision = decideAccount(harness.state.statut, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.state.statut);
  return decision;
}

type Follows = readonly AccountFollowUp[];

/** The step goes through, and exactly that follows. */
function allow(event: AccountEvent, follows: Follows | ((state: AccountState) => Follows) = []) {
  return (harness: Harness) => {
    const decision = decide(harness, event);
    if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
    expect(decision.follows).toEqual(typeof follows === "function" ? follows(harness.state) : follows);
    harness.state = { statut: decision.next };
    harness.follows = decision.follows.map(({ type }) => type);
    if (harness.follows.includes("link.mailed")) harness.hasLink = true;
    if (harness.follows.includes("link.dropped") || harness.follows.includes("data.erased"))
      harness.hasLink = false;
  };
}

function refuse(event: AccountEvent, reason: AccountRefusal) {
  return (harness: Harness) => expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const notified = (of: AccountEvent["type"]) => ({ type: "owner.notified", of }) as const;
const mailed: Follows = [{ type: "link.mailed" }];
const dropped: Follows = [{ type: "link.dropped" }];
/** A suspension takes back the link of a deletion that waits. */
const droppedIfAny = ({ statut }: AccountState) => (statut.startsWith("deletion_") ? dropped : []);

const wrong = "ACCOUNT_TRANSITION_REFUSED";
const owner = { by: "owner", commitments: 0 } as const;
const busy = { by: "owner", commitments: 1 } as const;
const other = { by: "other", commitments: 0 } as const;
const staff = { by: "staff", commitments: 0 } as const;

proveMachine({
  machine: accountLifecycle,
  model: accountModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { statut: "active" },
    follows: [],
    hasLink: false,
  }),
  perform: {
    "the owner signs in": allow({ type: "owner.signedIn" }),
    "the owner comes back": allow({ type: "owner.signedIn" }, [notified("owner.signedIn")]),
    "the owner is refused at sign-in": refuse({ type: "owner.signedIn" }, "ACCOUNT_DEACTIVATED"),
    "the owner pauses it": allow({ type: "account.paused", ...owner }, [
      { type: "sessions.ended" },
      notified("account.paused"),
    ]),
    "the owner pauses it with work under way": refuse(
      { type: "account.paused", ...busy },
      "ACCOUNT_COMMITTED",
    ),
    "the owner pauses it at the wrong time": refuse({ type: "account.paused", ...owner }, wrong),
    "the owner asks for its deletion": allow({ type: "deletion.requested", ...owner }, mailed),
    "the owner asks for its deletion with work under way": refuse(
      { type: "deletion.requested", ...busy },
      "ACCOUNT_COMMITTED",
    ),
    "the owner asks for its deletion at the wrong time": refuse(
      { type: "deletion.requested", ...owner },
      wrong,
    ),
    "the owner keeps it": allow({ type: "deletion.cancelled", by: "owner" }, dropped),
    "the owner keeps what no one gives up": refuse({ type: "deletion.cancelled", by: "owner" }, wrong),
    "the owner confirms by the link": allow({ type: "deletion.confirmed", by: "owner" }),
    "the owner confirms at the wrong time": refuse({ type: "deletion.confirmed", by: "owner" }, wrong),
    "the owner ends it": allow({ type: "account.erased", ...owner }, [
      { type: "sessions.ended" },
      { type: "data.erased" },
      { type: "work.withdrawn" },
      notified("account.erased"),
    ]),
    "the owner ends it with work under way": refuse({ type: "account.erased", ...busy }, "ACCOUNT_COMMITTED"),
    "the owner ends it at the wrong time": refuse({ type: "account.erased", ...owner }, wrong),
    "the link runs out": allow({ type: "deletion.lapsed" }, dropped),
    "the link runs out at the wrong time": refuse({ type: "deletion.lapsed" }, wrong),
    "staff suspend it": allow({ type: "account.suspended", by: "staff", hours: null }, droppedIfAny),
    "staff suspend it for too short a time": refuse(
      { type: "account.suspended", by: "staff", hours: 23 },
      "VALIDATION_FAILED",
    ),
    "staff suspend it at the wrong time": refuse(
      { type: "account.suspended", by: "staff", hours: null },
      wrong,
    ),
    "staff reinstate it": allow({ type: "account.reinstated", by: "staff" }, [
      notified("account.reinstated"),
    ]),
    "staff reinstate it at the wrong time": refuse({ type: "account.reinstated", by: "staff" }, wrong),
    "staff close it": allow({ type: "account.closed", ...staff }, [
      { type: "sessions.ended" },
      { type: "data.erased" },
      { type: "work.withdrawn" },
      notified("account.closed"),
    ]),
    "staff close it with work under way": refuse(
      { type: "account.closed", by: "staff", commitments: 1 },
      "ACCOUNT_COMMITTED",
    ),
    "staff close it at the wrong time": refuse({ type: "account.closed", ...staff }, wrong),
    "a backup brought it back that was erased": allow({ type: "account.erasedAgain" }, [
      { type: "sessions.ended" },
      { type: "data.erased" },
      { type: "work.withdrawn" },
    ]),
    "a backup brought back what is erased": refuse({ type: "account.erasedAgain" }, wrong),
    "the suspension runs out": allow({ type: "suspension.lapsed" }, [notified("suspension.lapsed")]),
    "the suspension runs out at the wrong time": refuse({ type: "suspension.lapsed" }, wrong),
    "another person pauses it": refuse({ type: "account.paused", ...other }, "FORBIDDEN"),
    "another person asks for its deletion": refuse({ type: "deletion.requested", ...other }, "FORBIDDEN"),
    "staff confirm its deletion": refuse({ type: "deletion.confirmed", by: "staff" }, "FORBIDDEN"),
    "staff end it": refuse({ type: "account.erased", ...staff }, "FORBIDDEN"),
    "another person keeps it": refuse({ type: "deletion.cancelled", by: "other" }, "FORBIDDEN"),
    "the owner closes it": refuse({ type: "account.closed", ...owner }, "FORBIDDEN"),
    "the owner suspends it": refuse({ type: "account.suspended", by: "owner", hours: null }, "FORBIDDEN"),
    "the owner reinstates it": refuse({ type: "account.reinstated", by: "owner" }, "FORBIDDEN"),
  },
  agree: (harness, account) => {
    expect(harness.state).toEqual(account);
  },
  invariants: {
    "a link is about exactly while a deletion waits": ({ state, hasLink }) =>
      hasLink === ["deletion_asked", "deletion_confirmed"].includes(state.statut),
    "data is erased with the account, and only then": ({ state, follows }) =>
      (state.statut === "deleted") === follows.includes("data.erased"),
    "open work ends with the account, and only then": ({ state, follows }) =>
      (state.statut === "deleted") === follows.includes("work.withdrawn"),
  },
});
