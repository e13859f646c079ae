import { defineMock } from "../mock/define-mock.ts";
import { placesContract } from "./contract.ts";
import { lyon, lyonsLaForet } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const placesMock = defineMock(placesContract, {
  search: { success: true, data: [lyon, lyonsLaForet] },
});
