import type { MetaFunction } from "react-router";
import { BrowseOffersScreen } from "../features/partner-offers/index.ts";
import { offerPages } from "../offer-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offerPages.browseOffers.label, isPrivate: true });

export default BrowseOffersScreen;
