import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decidePayment, paymentOf } from "./payment.decision.ts";
import { paymentLifecycle } from "./payment.machine.ts";
import { type PaymentStory, paymentModel } from "./payment.model.ts";
import type { PaymentActor, PaymentEvent, PaymentRefusal, PaymentState, Sum } from "./payment.types.ts";

const part: Sum = { cents: 2550, jobis: 3 };
const agreed: Sum = { cents: 2 * part.cents, jobis: 2 * part.jobis };

interface World {
  stage: Stage;
  state: PaymentState;
  /** What each side owns in Jobi, by the ledger that the follow-ups write. */
  wallet: { client: number; jobbeur: number };
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(world: World, event: PaymentEvent) {
  const { status, ...context } = world.state;
  const snapshot = paymentLifecycle.resolveState({ value: status, context });
  const asked = world.stage.ask(paymentLifecycle, { snapshot, input: context }, event);
  const decision = decidePayment(JSON.parse(JSON.stringify(world.state)) as PaymentState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(world: World, event: PaymentEvent): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.state = decision.next;
  const heard = decision.follows.flatMap((follow) => (follow.type === "side.notified" ? [follow.side] : []));
  expect(heard).toEqual([event.by === "client" ? "jobbeur" : "client"]);
  for (const follow of decision.follows)
    if (follow.type === "jobis.moved") {
      world.wallet[follow.from] -= follow.amount;
      world.wallet[follow.to] += follow.amount;
    }
}

function refuse(world: World, event: PaymentEvent, reason: PaymentRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
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
  world: (stage): World => {
    stage.play(paymentLifecycle, { input: { agreed, paid: { cents: 0, jobis: 0 } } });
    return { stage, state: paymentOf(agreed), wallet: { client: 6, jobbeur: 0 } };
  },
  perform: {
    "the jobbeur receives a part in euros": (world) => allow(world, received(part.cents)),
    "the jobbeur receives more euros than are open": (world, { euros }) =>
      refuse(world, received((2 - euros) * part.cents + 1), "AMOUNT_TOO_HIGH"),
    "the jobbeur corrects a part in euros": (world) => allow(world, corrected(part.cents)),
    "the jobbeur corrects more euros than were paid": (world, { euros }) =>
      refuse(world, corrected(euros * part.cents + 1), "AMOUNT_TOO_HIGH"),
    "the client sends a part in Jobi": (world) => allow(world, sent(part.jobis, part.jobis)),
    "the client sends more Jobi than are open": (world, { jobis }) =>
      refuse(world, sent((2 - jobis) * part.jobis + 1, 100), "AMOUNT_TOO_HIGH"),
    "the client sends Jobi that they do not own": (world) =>
      refuse(world, sent(part.jobis, part.jobis - 1), "INSUFFICIENT_JOBI"),
    "the jobbeur returns a part in Jobi": (world) => allow(world, returned(part.jobis, part.jobis)),
    "the jobbeur returns more Jobi than were paid": (world, { jobis }) =>
      refuse(world, returned(jobis * part.jobis + 1, 100), "AMOUNT_TOO_HIGH"),
    "the jobbeur returns Jobi that they have spent": (world) =>
      refuse(world, returned(part.jobis, part.jobis - 1), "INSUFFICIENT_JOBI"),
    "the wrong side acts": (world) => {
      for (const by of ["client", "other"] as const) {
        refuse(world, received(1, by), "FORBIDDEN");
        refuse(world, corrected(1, by), "FORBIDDEN");
        refuse(world, returned(1, 1, by), "FORBIDDEN");
      }
      for (const by of ["jobbeur", "other"] as const) refuse(world, sent(1, 1, by), "FORBIDDEN");
    },
    "an amount is none": (world) => {
      for (const amount of [0, -1, 0.5, Number.NaN])
        for (const event of [received(amount), corrected(amount), sent(amount, 9), returned(amount, 9)])
          refuse(world, event, "AMOUNT_INVALID");
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
    "no Jobi is made or lost, and nobody owes any": ({ wallet }) =>
      wallet.client + wallet.jobbeur === 6 && wallet.client >= 0 && wallet.jobbeur >= 0,
    "what the jobbeur was given in Jobi is what counts as paid": ({ wallet, state }) =>
      wallet.jobbeur === state.paid.jobis,
    "nobody pays more than was agreed, or less than nothing": ({ state: { paid } }) =>
      paid.cents >= 0 && paid.cents <= agreed.cents && paid.jobis >= 0 && paid.jobis <= agreed.jobis,
  },
});
