import { type MetaFunction, useParams } from "react-router";
import { ownOfferLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { OwnOfferScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownOfferLabel, isPrivate: true });

export default function OwnOffer() {
  return <OwnOfferScreen id={useParams().offerId ?? ""} />;
}
