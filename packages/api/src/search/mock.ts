import { defineMock } from "../mock/define-mock.ts";
import { searchContract } from "./contract.ts";
import { cityPage, lyon, searchAnswer } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const searchMock = defineMock(searchContract, {
  search: searchAnswer,
  counts: { success: true, data: [{ service: "jardinage", count: 27 }] },
  cities: { success: true, data: [{ service: "jardinage", commune: lyon.slug }] },
  named: { success: true, data: [lyon] },
  city: { success: true, data: cityPage },
});
