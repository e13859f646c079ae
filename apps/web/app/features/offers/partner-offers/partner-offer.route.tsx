import { type MetaFunction, useLoaderData } from "react-router";
import { partnerOfferLabel } from "../../../generated/paths.ts";
import { canonical, pageMeta } from "../../../platform/page/index.ts";
import { offerPageLoader } from "./index.server.ts";
import { offerDescription, offerJsonLd, PartnerOfferScreen } from "./index.ts";

export const loader = offerPageLoader;

/** For search engines while it is open, where whoever makes it lets them [SEO-21]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: partnerOfferLabel, isPrivate: true });
  const { offer, address } = loaderData;
  const isPrivate = offer.status !== "published" || !offer.owner.isIndexable;
  return [
    ...pageMeta(matches, { title: offer.title, description: offerDescription(offer), isPrivate }),
    ...canonical(address),
    ...(isPrivate ? [] : [{ "script:ld+json": offerJsonLd(offer, address) }]),
  ];
};

export default function PartnerOffer() {
  const { offer, today } = useLoaderData<typeof loader>();
  return <PartnerOfferScreen offer={offer} today={today} />;
}
