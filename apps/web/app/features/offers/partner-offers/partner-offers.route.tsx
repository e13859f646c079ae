import { type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { offersPageLoader } from "./index.server.ts";
import { PartnerOffersScreen, partnerOffersCopy } from "./index.ts";

export const loader = offersPageLoader;

/** Search engines are led to the list of all, not to what a person looked for. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: partnerOffersCopy.title,
    description: partnerOffersCopy.lead,
    isPrivate: loaderData === undefined || loaderData.view.found === null,
  });

export default function PartnerOffers() {
  return <PartnerOffersScreen view={useLoaderData<typeof loader>().view} />;
}
