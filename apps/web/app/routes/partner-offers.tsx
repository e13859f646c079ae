import { type MetaFunction, useLoaderData } from "react-router";
import { offersPageLoader } from "../features/partner-offers/index.server.ts";
import { PartnerOffersScreen, partnerOffersWords } from "../features/partner-offers/index.ts";
import { publicPages } from "../pages.ts";
import { canonical, pageMeta } from "../platform/page/index.ts";

export const loader = offersPageLoader;

/** Search engines are led to the list of all, not to what somebody looked for. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: partnerOffersWords.title,
    description: partnerOffersWords.lead,
    isPrivate: loaderData === undefined || loaderData.view.found === null,
  }),
  ...canonical(
    loaderData === undefined ? undefined : new URL(publicPages.partnerOffers.path, loaderData.address).href,
  ),
];

export default function PartnerOffers() {
  return <PartnerOffersScreen view={useLoaderData<typeof loader>().view} />;
}
