import { type MetaFunction, useLoaderData } from "react-router";
import { partnerOffersPath } from "../../../generated/paths.ts";
import { canonical, pageMeta } from "../../../platform/page/index.ts";
import { offersPageLoader } from "./index.server.ts";
import { PartnerOffersScreen, partnerOffersWords } from "./index.ts";

export const loader = offersPageLoader;

/** Search engines are led to the list of all, not to what somebody looked for. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: partnerOffersWords.title,
    description: partnerOffersWords.lead,
    isPrivate: loaderData === undefined || loaderData.view.found === null,
  }),
  ...canonical(loaderData === undefined ? undefined : new URL(partnerOffersPath, loaderData.address).href),
];

export default function PartnerOffers() {
  return <PartnerOffersScreen view={useLoaderData<typeof loader>().view} />;
}
