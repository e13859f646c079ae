import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decidePayment, paymentOf } from "./index.ts";
import { paymentLifecycle } from "./payment.machine.ts";
import { type PaymentStory, paymentModel } from "./payment.model.ts";
import type { PaymentActor, PaymentEvent, PaymentRefusal, PaymentState, Sum } from "./payment.types.ts";

const part: Sum = { cents: 2550, jobis: 3 };
const agreed: Sum = { cents: 2 * part.cents, jobis: 2 * part.jobis };

interface Harness {
  simulation: Simulation;
  state: PaymentState;
  /** What each side owns in Jobi, by the ledger that the follow-ups write. */
  wallet: { client: number; jobbeur: number };
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(harness: Harness, event: PaymentEvent) {
  const { status, ...context } = harness.state;
  const snapshot = paymentLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(paymentLifecycle, { snapshot, input: context }, event);
  const decision = decidePayment(JSON.parse(JSON.stringify(harness.state)) as PaymentState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(harness: Harness, event: PaymentEvent): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  harness.state = decision.next;
  const heard = decision.follows.flatMap((follow) => (follow.type === "side.notified" ? [follow.side] : []));
  expect(heard).toEqual([event.by === "client" ? "jobbeur" : "client"]);
  for (const follow of decision.follows)
    if (follow.type === "jobis.moved") {
      harness.wallet[follow.from] -= follow.amount;
      harness.wallet[follow.to] += follow.amount;
    }
}

function refuse(harness: Harness, event: PaymentEvent, reason: PaymentRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const received = (amount: number, by: PaymentActor = "jobbeur"): PaymentEvent => ({
  type: "euros.received",
  by,
  amount,
});
const corrected = (amount: number, by: PaymentActor = "jobbeur"): PaymentEvent => ({
  type: "euros.corrected",
  by,
  amount,
});
const sent = (amount: number, balance: number, by: PaymentActor = "client"): PaymentEvent => ({
  type: "jobis.sent",
  by,
  amount,
  balance,
});
const returned = (amount: number, balance: number, by: PaymentActor = "jobbeur"): PaymentEvent => ({
  type: "jobis.returned",
  by,
  amount,
  balance,
});

const statusOf = ({ euros, jobis }: PaymentStory) =>
  euros + jobis === 0 ? "en_attente" : euros + jobis === 4 ? "paye" : "partiel";

proveMachine({
  machine: paymentLifecycle,
  model: paymentModel,
  harness: (simulation): Harness => {
    simulation.start(paymentLifecycle, { input: { agreed, paid: { cents: 0, jobis: 0 } } });
    return { simulation, state: paymentOf(agreed), wallet: { client: 6, jobbeur: 0 } };
  },
  perform: {
    "the jobbeur receives a part in euros": (harness) => allow(harness, received(part.cents)),
    "the jobbeur receives more euros than are open": (harness, { euros }) =>
      refuse(harness, received((2 - euros) * part.cents + 1), "AMOUNT_TOO_HIGH"),
    "the jobbeur corrects a part in euros": (harness) => allow(harness, corrected(part.cents)),
    "the jobbeur corrects more euros than were paid": (harness, { euros }) =>
      refuse(harness, corrected(euros * part.cents + 1), "AMOUNT_TOO_HIGH"),
    "the client sends a part in Jobi": (harness) => allow(harness, sent(part.jobis, part.jobis)),
    "the client sends more Jobi than are open": (harness, { jobis }) =>
      refuse(harness, sent((2 - jobis) * part.jobis + 1, 100), "AMOUNT_TOO_HIGH"),
    "the client sends Jobi that they do not own": (harness) =>
      refuse(harness, sent(part.jobis, part.jobis - 1), "INSUFFICIENT_JOBI"),
    "the jobbeur returns a part in Jobi": (harness) => allow(harness, returned(part.jobis, part.jobis)),
    "the jobbeur returns more Jobi than were paid": (harness, { jobis }) =>
      refuse(harness, returned(jobis * part.jobis + 1, 100), "AMOUNT_TOO_HIGH"),
    "the jobbeur returns Jobi that they have spent": (harness) =>
      refuse(harness, returned(part.jobis, part.jobis - 1), "INSUFFICIENT_JOBI"),
    "the wrong side acts": (harness) => {
      for (const by of ["client", "other"] as const) {
        refuse(harness, received(1, by), "FORBIDDEN");
        refuse(harness, corrected(1, by), "FORBIDDEN");
        refuse(harness, returned(1, 1, by), "FORBIDDEN");
      }
      for (const by of ["jobbeur", "other"] as const) refuse(harness, sent(1, 1, by), "FORBIDDEN");
    },
    "an amount is none": (harness) => {
      for (const amount of [0, -1, 0.5, Number.NaN])
        for (const event of [received(amount), corrected(amount), sent(amount, 9), returned(amount, 9)])
          refuse(harness, event, "AMOUNT_INVALID");
    },
  },
  agree: ({ state }, story) => {
    expect(state).toEqual({
      status: statusOf(story),
      agreed,
      paid: { cents: story.euros * part.cents, jobis: story.jobis * part.jobis },
    });
  },
  invariants: {
    "no Jobi is made or lost, and no one owes any": ({ wallet }) =>
      wallet.client + wallet.jobbeur === 6 && wallet.client >= 0 && wallet.jobbeur >= 0,
    "what the jobbeur was given in Jobi is what counts as paid": ({ wallet, state }) =>
      wallet.jobbeur === state.paid.jobis,
    "no one pays more than was agreed, or less than nothing": ({ state: { paid } }) =>
      paid.cents >= 0 && paid.cents <= agreed.cents && paid.jobis >= 0 && paid.jobis <= agreed.jobis,
  },
});
