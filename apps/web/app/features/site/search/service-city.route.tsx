import { type MetaFunction, useLoaderData } from "react-router";
import { serviceCityLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { cityPageLoader } from "./index.server.ts";
import { CityScreen, cityJsonLd } from "./index.ts";

export const loader = cityPageLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: serviceCityLabel, isPrivate: true });
  const { view, address } = loaderData;
  return [
    ...pageMeta(matches, { title: view.title, description: view.description }),
    { tagName: "link", rel: "canonical", href: address },
    ...cityJsonLd(view, address).map((data) => ({ "script:ld+json": data })),
  ];
};

/** /services/{service}/{ville}, for everybody [SRCH-03, APP-03]. */
export default function ServiceCity() {
  return <CityScreen view={useLoaderData<typeof loader>().view} />;
}
