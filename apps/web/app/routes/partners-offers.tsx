import { type MetaFunction, useLoaderData } from "react-router";
import { partnersOffersLoader } from "../features/partner-offers/index.server.ts";
import { PartnersOffersScreen, partnerOffersWords, partnersTitle } from "../features/partner-offers/index.ts";
import { publicOfferPages } from "../offer-pages.ts";
import { canonical, pageMeta } from "../platform/page/index.ts";

export const loader = partnersOffersLoader;

/** For search engines only where the person lets them [SEO-06]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined)
    return pageMeta(matches, { title: publicOfferPages.partnersOffers.label, isPrivate: true });
  const { name, isIndexable, address } = loaderData;
  const title = partnersTitle(name);
  return [
    ...pageMeta(matches, { title, description: partnerOffersWords.lead, isPrivate: !isIndexable }),
    ...canonical(address),
  ];
};

export default function PartnersOffers() {
  const { view, slug, name } = useLoaderData<typeof loader>();
  return <PartnersOffersScreen view={view} slug={slug} name={name} />;
}
