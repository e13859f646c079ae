import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { decidePayment, type PaymentEvent, paymentOf } from "../payment/index.ts";
import { createPaymentStatusMachine } from "./payment-status.machine.ts";
import { paymentStatusModel } from "./payment-status.model.ts";
import type { KnownPayment, PaymentOrder } from "./payment-status.types.ts";
import { paymentStatusView } from "./payment-status.view.ts";

const part = 3;
const start: KnownPayment = {
  payment: paymentOf({ cents: 0, jobis: 2 * part }),
  version: 1,
  balance: 2 * part,
};
const lost = { code: "NETWORK", status: 0, message: "" };

/** The server's side: its books, and the keys it has seen. */
function createServer() {
  let known = start;
  const answered = new Set<string>();
  const wallets = { client: start.balance, jobbeur: 0 };
  function step(event: PaymentEvent): KnownPayment {
    const decision = decidePayment(known.payment, event);
    if (!decision.allowed) throw new Error(decision.reason);
    for (const follow of decision.follows)
      if (follow.type === "jobis.moved") {
        wallets[follow.from] -= follow.amount;
        wallets[follow.to] += follow.amount;
      }
    known = { payment: decision.next, version: known.version + 1, balance: wallets.client };
    return known;
  }
  return {
    wallets,
    known: () => known,
    send: () => step({ type: "jobis.sent", by: "client", amount: part, balance: wallets.client }),
    giveBack: () => step({ type: "jobis.returned", by: "jobbeur", amount: part, balance: wallets.jobbeur }),
    count(order: PaymentOrder | undefined): KnownPayment {
      if (order === undefined) throw new Error("nothing was sent");
      if (!answered.has(order.idempotencyKey)) this.send();
      answered.add(order.idempotencyKey);
      return known;
    },
  };
}

function createHarness(simulation: Simulation) {
  let keys = 0;
  const record = holdPromise<KnownPayment, PaymentOrder>();
  const read = holdPromise<KnownPayment>();
  const newIdempotencyKey = () => {
    keys += 1;
    return `clé ${keys}`;
  };
  const machine = createPaymentStatusMachine({ newIdempotencyKey }).provide({
    actors: { record: record.logic, read: read.logic },
  });
  const actor = simulation.start(machine, { input: { ...start, by: "client" } });
  return { simulation, record, read, actor, server: createServer(), recorded: 0 };
}

proveMachine({
  machine: createPaymentStatusMachine({ newIdempotencyKey: () => "" }),
  model: paymentStatusModel,
  harness: createHarness,
  perform: {
    "the client enters a part": ({ actor }) =>
      actor.send({ type: "amount.entered", step: "jobis.sent", amount: part }),
    "the client enters more than is open": ({ actor }, { seen }) =>
      actor.send({ type: "amount.entered", step: "jobis.sent", amount: (2 - seen) * part + 1 }),
    "the client confirms": ({ actor }) => actor.send({ type: "amount.confirmed" }),
    "the client leaves it": ({ actor }) => actor.send({ type: "amount.left" }),
    "the client sends it again": ({ actor, record }) => {
      actor.send({ type: "retry.requested" });
      expect(record.asked.at(-1)).toEqual(record.asked.at(-2));
    },
    "the server counts it": (harness) => {
      harness.record.answer(harness.server.count(harness.record.asked.at(-1)));
      harness.recorded += 1;
    },
    "the server counts it and the answer is lost": ({ record, server }) => {
      server.count(record.asked.at(-1));
      record.fail(lost);
    },
    "the call is lost": ({ record }) => record.fail(lost),
    "the server refuses it": ({ record }) =>
      record.fail({ code: "FORBIDDEN", status: 403, message: "Vous ne pouvez pas faire cela." }),
    "the server reports how it stands": ({ read, server }) => read.answer(server.known()),
    "the server does not state how it stands": ({ read }) => read.fail(lost),
    "another page of the client sends a part": ({ actor, server }) =>
      actor.send({ type: "payment.moved", ...server.send() }),
    "the jobbeur gives a part back": ({ actor, server }) =>
      actor.send({ type: "payment.moved", ...server.giveBack() }),
    "an old word comes late": ({ actor }) => actor.send({ type: "payment.moved", ...start }),
  },
  agree: ({ actor, server }, { at, paid, seen, problem }) => {
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(at);
    expect(server.known().payment.paid.jobis).toBe(paid * part);
    const view = paymentStatusView(snapshot);
    expect({
      paid: view.paid.jobis,
      open: view.open.jobis,
      problem: view.problem?.code === "INTERNAL_ERROR" ? "NETWORK" : (view.problem?.code ?? null),
      isConfirming: view.isConfirming,
      isSending: view.isSending,
      isUnsent: view.isUnsent,
      hasOrder: view.order !== null,
    }).toEqual({
      paid: seen * part,
      open: (2 - seen) * part,
      problem,
      isConfirming: at === "confirming",
      isSending: at === "recording" || at === "checking",
      isUnsent: at === "unsent",
      hasOrder: at !== "idle",
    });
  },
  invariants: {
    "no Jobi is made or lost": ({ server: { wallets } }) =>
      wallets.client + wallets.jobbeur === start.balance,
    "what the page knows is never newer than the server's books": ({ actor, server }) =>
      actor.getSnapshot().context.version <= server.known().version,
    "one call at a time": ({ record, read }) => record.waiting() + read.waiting() <= 1,
    "it states that it is recorded as often as the server has answered so": ({ simulation, recorded }) =>
      simulation.emitted.length === recorded,
  },
});
