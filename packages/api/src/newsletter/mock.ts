import { defineMock } from "../mock/define-mock.ts";
import { newsletterContract } from "./contract.ts";

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
  unsubscribe: { success: true, message: "Vous ne recevrez plus la newsletter." },
});
