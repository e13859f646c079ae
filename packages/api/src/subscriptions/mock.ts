import { defineMock } from "../mock/define-mock.ts";
import { subscriptionsContract } from "./contract.ts";
import { freeStatus, premiumStatus } from "./fixtures.ts";
import { plans } from "./plans.ts";

/** What the domain answers in stories and tests. */
export const subscriptionsMock = defineMock(subscriptionsContract, {
  plans: { success: true, plans },
  status: { success: true, data: freeStatus },
  create: { success: true, url: "https://paiement.example/caisse/1" },
  portal: { success: true, url: "https://paiement.example/portail/1" },
  reactivate: { success: true, data: premiumStatus },
});
