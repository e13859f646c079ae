import { type MetaFunction, useLoaderData } from "react-router";
import { partnerOfferLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { offerPageLoader } from "./index.server.ts";
import { offerDescription, offerJsonLd, offerTitle, PartnerOfferScreen } from "./index.ts";

export const loader = offerPageLoader;

/** For search engines while it is open, where whoever makes it lets them [SEO-21]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: partnerOfferLabel, isPrivate: true });
  const { offer, address, preview } = loaderData;
  const isPrivate = preview === undefined;
  return pageMeta(matches, {
    title: offerTitle(offer),
    description: offerDescription(offer),
    isPrivate,
    preview,
    data: isPrivate ? [] : [offerJsonLd(offer, address)],
  });
};

export default function PartnerOffer() {
  const { offer, today } = useLoaderData<typeof loader>();
  return <PartnerOfferScreen offer={offer} today={today} />;
}
