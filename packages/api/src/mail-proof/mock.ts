import { defineMock } from "../mock/define-mock.ts";
import { mailProofContract } from "./contract.ts";

/** What the domain answers in stories and tests. */
export const mailProofMock = defineMock(mailProofContract, {
  ask: {
    success: true,
    message: "Un code vient de vous être envoyé par e-mail.",
    maskedEmail: "l•••@e•••.fr",
    cooldownSeconds: 60,
  },
  give: { success: true, message: "C’est bien vous." },
});
