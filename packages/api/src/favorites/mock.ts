import { defineMock } from "../mock/define-mock.ts";
import { favoritesContract } from "./contract.ts";
import { inesAsFavorite, karimAsFavorite } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const favoritesMock = defineMock(favoritesContract, {
  list: { success: true, data: [karimAsFavorite, inesAsFavorite] },
  add: { success: true, data: karimAsFavorite },
  note: { success: true, data: { ...karimAsFavorite, note: "Rappeler en mars." } },
  look: { success: true },
  remove: { success: true },
});
