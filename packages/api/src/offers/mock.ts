import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { offersContract } from "./contract.ts";
import {
  checkedCode,
  countedOffer,
  draftOffer,
  endedCountedOffer,
  hedgeOffer,
  openCode,
  overOffer,
  ownHedgeOffer,
  usedCode,
  validatedCode,
  windowOffer,
} from "./fixtures.ts";

const pagination = {
  page: 1,
  pageSize: 12,
  totalPages: 1,
  totalCount: 2,
  countIsCapped: false,
  nextCursor: null,
};

/** What the domain answers in stories and tests. */
export const offersMock = defineMock(offersContract, {
  browse: { success: true, data: [hedgeOffer, windowOffer], pagination },
  one: { success: true, data: hedgeOffer },
  create: { success: true, data: draftOffer },
  own: { success: true, data: [draftOffer, ownHedgeOffer, overOffer] },
  edit: { success: true, data: ownHedgeOffer },
  act: { success: true, data: ownHedgeOffer },
  take: { success: true, data: openCode },
  codes: { success: true, qr_codes: [openCode, usedCode] },
  check: { success: true, data: checkedCode },
  validate: { success: true, data: validatedCode },
  favorites: { success: true, data: [hedgeOffer] },
  addFavorite: { success: true, data: hedgeOffer },
  removeFavorite: { success: true },
  totals: { success: true, data: { offers: 4, published: 3, taken: 16, used: 12 } },
  every: {
    success: true,
    data: [countedOffer, endedCountedOffer],
    pagination: onlyPage(2, 12),
  },
});
