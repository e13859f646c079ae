import { defineMock } from "../mock/define-mock.ts";
import { subscriptionsContract } from "./contract.ts";
import { freeStatus, personOptions, premiumStatus, promoOutcome, revenue } from "./fixtures.ts";
import { plans } from "./plans.ts";

/** What the domain answers in stories and tests. */
export const subscriptionsMock = defineMock(subscriptionsContract, {
  plans: { success: true, plans },
  status: { success: true, data: freeStatus },
  create: { success: true, url: "https://paiement.example/caisse/1" },
  portal: { success: true, url: "https://paiement.example/portail/1" },
  promo: { success: true, data: promoOutcome },
  revenue: { success: true, data: revenue },
  optionsOf: { success: true, data: personOptions },
  setOption: { success: true, data: personOptions },
  end: { success: true, data: { ...premiumStatus, etat: "cancelling", resilie: true } },
  reactivate: { success: true, data: premiumStatus },
});
