import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { newsletterContract } from "./contract.ts";
import { subscribers } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const newsletterMock = defineMock(newsletterContract, {
  subscribe: {
    success: true,
    message: "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  },
  verify: {
    success: true,
    message: "Votre abonnement à la newsletter est confirmé.",
    alreadyConfirmed: false,
  },
  subscribers: {
    success: true,
    data: [...subscribers],
    pagination: onlyPage(3, 25),
  },
  subscriberFigures: { success: true, data: { pending: 1, confirmed: 1, ended: 1 } },
  removeSubscriber: { success: true },
  unsubscribe: { success: true, message: "Vous ne recevrez plus la newsletter." },
});
