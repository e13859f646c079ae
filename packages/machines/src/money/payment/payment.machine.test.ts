import { describe, expect, test } from "vitest";
import { decidePayment, paymentOf } from "./index.ts";

describe("the payment of an accepted proposal", () => {
  test("waits: accepting pays nothing", () => {
    expect(paymentOf({ cents: 5000, jobis: 0 })).toEqual({
      status: "en_attente",
      agreed: { cents: 5000, jobis: 0 },
      paid: { cents: 0, jobis: 0 },
    });
  });

  test("is whole at the last cent, not a cent before", () => {
    const partly = decidePayment(paymentOf({ cents: 5000, jobis: 0 }), {
      type: "euros.received",
      by: "jobbeur",
      amount: 4999,
    });
    if (!partly.allowed) throw new Error(partly.reason);
    expect(partly.next.status).toBe("partiel");
    expect(decidePayment(partly.next, { type: "euros.received", by: "jobbeur", amount: 1 })).toEqual({
      allowed: true,
      next: { status: "paye", agreed: { cents: 5000, jobis: 0 }, paid: { cents: 5000, jobis: 0 } },
      follows: [{ type: "side.notified", side: "client" }],
    });
  });

  test("in Jobi moves them from the client to the jobbeur, all of them", () => {
    expect(
      decidePayment(paymentOf({ cents: 0, jobis: 8 }), {
        type: "jobis.sent",
        by: "client",
        amount: 8,
        balance: 8,
      }),
    ).toEqual({
      allowed: true,
      next: { status: "paye", agreed: { cents: 0, jobis: 8 }, paid: { cents: 0, jobis: 8 } },
      follows: [
        { type: "jobis.moved", from: "client", to: "jobbeur", amount: 8 },
        { type: "side.notified", side: "jobbeur" },
      ],
    });
  });
});
