import { type MetaFunction, useParams } from "react-router";
import { OwnOfferScreen } from "../features/partner-offers/index.ts";
import { offerPages } from "../offer-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offerPages.ownOffer.label, isPrivate: true });

export default function OwnOffer() {
  return <OwnOfferScreen id={useParams().offerId ?? ""} />;
}
