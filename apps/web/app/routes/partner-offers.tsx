import type { MetaFunction } from "react-router";
import { PartnerOffersScreen, partnerOffersWords } from "../features/partner-offers/index.ts";
import { pageMeta } from "../platform/page/index.ts";

/** As long as there are none, search engines are not led there. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: partnerOffersWords.title,
    description: partnerOffersWords.lead,
    isPrivate: true,
  });

export default PartnerOffersScreen;
