import { defineMock } from "../mock/define-mock.ts";
import { cardsContract } from "./contract.ts";
import { gardenCard, nightCard } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const cardsMock = defineMock(cardsContract, {
  list: { success: true, data: [gardenCard, nightCard] },
  one: { success: true, data: gardenCard },
  create: { success: true, data: gardenCard },
  save: { success: true, data: gardenCard },
  remove: { success: true },
});
