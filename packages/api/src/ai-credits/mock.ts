import { defineMock } from "../mock/define-mock.ts";
import { aiCreditsContract } from "./contract.ts";
import { creditLines } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const aiCreditsMock = defineMock(aiCreditsContract, {
  balance: { success: true, credits: 44 },
  history: {
    success: true,
    history: [...creditLines],
    pagination: {
      page: 1,
      pageSize: 10,
      totalPages: 1,
      totalCount: 4,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  buy: { success: true, credits: 54 },
  buyByCard: { success: true, url: "https://paiement.example/caisse/2" },
  use: { success: true, credits: 43 },
});
