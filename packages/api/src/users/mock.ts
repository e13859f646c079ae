import { sentPicture } from "../files/fixtures.ts";
import { pictureOf } from "../files/routes.ts";
import { defineMock } from "../mock/define-mock.ts";
import { usersContract } from "./contract.ts";
import { personalDetails, referenced } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const usersMock = defineMock(usersContract, {
  details: { success: true, data: personalDetails },
  setDetails: { success: true, data: personalDetails },
  visibility: { success: true, data: { isHidden: false, isIndexable: true } },
  setVisibility: { success: true, data: { isHidden: true, isIndexable: true } },
  activity: { success: true, online: true },
  setPhoto: { success: true, photo: pictureOf(sentPicture.id) },
  updateSeoPreferences: { success: true, message: "Votre profil peut être référencé." },
  seoPromotionStats: { success: true, stats: referenced },
  seoPromotionShown: { success: true },
});
