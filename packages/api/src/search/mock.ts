import { defineMock } from "../mock/define-mock.ts";
import { searchContract } from "./contract.ts";
import { cityPage, lyon, searchAnswer, shownPeople, suggestedServices } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const searchMock = defineMock(searchContract, {
  search: searchAnswer,
  suggestions: { success: true, data: [...suggestedServices] },
  counts: { success: true, data: [{ service: "jardinage", count: 27 }] },
  cities: { success: true, data: [{ service: "jardinage", commune: lyon.slug }] },
  named: { success: true, data: [lyon] },
  shown: { success: true, data: [...shownPeople] },
  city: { success: true, data: cityPage },
});
