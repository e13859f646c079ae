import type { MetaFunction } from "react-router";
import { NewOfferScreen } from "../features/partner-offers/index.ts";
import { offerPages } from "../offer-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offerPages.newOffer.label, isPrivate: true });

export default NewOfferScreen;
