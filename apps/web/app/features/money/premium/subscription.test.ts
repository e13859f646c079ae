import { useSubscription } from "@jobami/api/subscriptions/provider";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readOutcome } from "./copy.ts";

test("the subscription is asked for below its provider alone [SUB-14]", () => {
  const Asking = () => String(useSubscription().isPremium);
  expect(() => renderToString(createElement(Asking))).toThrow("SubscriptionProvider");
});

test.each([
  ["paiement=recu", "received"],
  ["paiement=annule", "cancelled"],
  ["paiement=echec", "failed"],
  ["paiement=toString", null],
  ["", null],
])("an address that states %s reports of a payment: %s", (query, outcome) => {
  expect(readOutcome(new URLSearchParams(query))).toBe(outcome);
});
