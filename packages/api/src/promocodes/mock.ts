import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { promocodesContract } from "./contract.ts";
import { closedPromos, openPromo } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const promocodesMock = defineMock(promocodesContract, {
  list: {
    success: true,
    data: [openPromo, ...closedPromos],
    pagination: onlyPage(5),
  },
  create: { success: true, data: { ...openPromo, used: 0, held: 0 } },
  disable: { success: true, data: { ...openPromo, state: "disabled" } },
});
