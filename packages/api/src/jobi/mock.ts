import { defineMock } from "../mock/define-mock.ts";
import { jobiContract } from "./contract.ts";
import { jobiGains, jobiMovements } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const jobiMock = defineMock(jobiContract, {
  balance: { success: true, montant: 24, profil_complet: true },
  move: { success: true, montant: 21 },
  gains: { success: true, data: [...jobiGains] },
  movements: {
    success: true,
    data: [...jobiMovements],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 3,
      countIsCapped: false,
      nextCursor: null,
    },
  },
});
