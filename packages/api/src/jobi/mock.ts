import { defineMock } from "../mock/define-mock.ts";
import { jobiContract } from "./contract.ts";

/** What the domain answers in stories and tests. */
export const jobiMock = defineMock(jobiContract, {
  balance: { success: true, montant: 24, profil_complet: true },
});
