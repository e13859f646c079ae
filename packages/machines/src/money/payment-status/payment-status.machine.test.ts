import { describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { holdPromise } from "../../testing/index.ts";
import { paymentOf } from "../payment/index.ts";
import {
  allowedPaymentSteps,
  createPaymentStatusMachine,
  type KnownPayment,
  type PaymentOrder,
  type PaymentStatusInput,
  paymentStatusView,
} from "./index.ts";

const payment = paymentOf({ cents: 5000, jobis: 10 });
const seen: PaymentStatusInput = { payment, version: 1, balance: 10, by: "jobbeur" };

function open(changes: Partial<PaymentStatusInput> = {}) {
  const record = holdPromise<KnownPayment, PaymentOrder>();
  const emitted: unknown[] = [];
  const machine = createPaymentStatusMachine({ newIdempotencyKey: () => "clé" }).provide({
    actors: { record: record.logic },
  });
  const actor = createActor(machine, { input: { ...seen, ...changes } });
  actor.on("*", (event) => emitted.push(event));
  return { record, emitted, actor: actor.start() };
}

describe("what may be recorded", () => {
  test("is reported by the side and the sums", () => {
    expect(allowedPaymentSteps(seen)).toEqual(["euros.received"]);
    expect(allowedPaymentSteps({ ...seen, by: "client" })).toEqual(["jobis.sent"]);
    const partly = { ...payment, paid: { cents: 1, jobis: 1 } };
    expect(allowedPaymentSteps({ ...seen, payment: partly })).toEqual([
      "euros.received",
      "jobis.returned",
      "euros.corrected",
    ]);
    expect(allowedPaymentSteps({ ...seen, by: "client", balance: 0 })).toEqual([]);
  });

  test("is refused by the rules before anything is sent", () => {
    const { actor, record } = open({ by: "client", balance: 2 });
    actor.send({ type: "amount.entered", step: "jobis.sent", amount: 3 });
    expect(paymentStatusView(actor.getSnapshot())).toMatchObject({
      isConfirming: false,
      problem: { code: "INSUFFICIENT_JOBI", message: "" },
    });
    expect(record.asked).toEqual([]);
  });
});

test("what was received in euros is sent as it was confirmed, counted, and reported", () => {
  const { actor, record, emitted } = open();
  actor.send({ type: "amount.entered", step: "euros.received", amount: 4999 });
  actor.send({ type: "amount.confirmed" });
  expect(record.asked).toEqual([{ step: "euros.received", amount: 4999, idempotencyKey: "clé" }]);
  const next = { ...payment, status: "partiel" as const, paid: { cents: 4999, jobis: 0 } };
  record.answer({ payment: next, version: 2, balance: 10 });
  expect(paymentStatusView(actor.getSnapshot())).toEqual({
    status: "partiel",
    paid: { cents: 4999, jobis: 0 },
    open: { cents: 1, jobis: 10 },
    steps: ["euros.received", "euros.corrected"],
    order: null,
    isConfirming: false,
    isSending: false,
    isUnsent: false,
    problem: null,
  });
  expect(emitted).toEqual([{ type: "notice", kind: "success", code: "PAYMENT_RECORDED" }]);
});

test("a refusal is shown in the server's text", () => {
  const { actor, record } = open();
  actor.send({ type: "amount.entered", step: "euros.received", amount: 1 });
  actor.send({ type: "amount.confirmed" });
  record.fail({ code: "FORBIDDEN", status: 403, message: "Non." });
  expect(paymentStatusView(actor.getSnapshot()).problem).toEqual({ code: "FORBIDDEN", message: "Non." });
});

test("when it was not given a call is one that got no answer", async () => {
  const machine = createPaymentStatusMachine({ newIdempotencyKey: () => "clé" });
  const actor = createActor(machine, { input: seen }).start();
  actor.send({ type: "amount.entered", step: "euros.received", amount: 1 });
  actor.send({ type: "amount.confirmed" });
  await vi.waitFor(() => expect(paymentStatusView(actor.getSnapshot()).isUnsent).toBe(true));
});
