import { type MetaFunction, useLoaderData } from "react-router";
import { partnersOffersLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { partnersOffersLoader } from "./index.server.ts";
import { PartnersOffersScreen, partnersDescription, partnersTitle } from "./index.ts";

export const loader = partnersOffersLoader;

/** For search engines only where the person lets them [SEO-06]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: partnersOffersLabel, isPrivate: true });
  const { name, isIndexable } = loaderData;
  return pageMeta(matches, {
    title: partnersTitle(name),
    description: partnersDescription(name),
    isPrivate: !isIndexable,
  });
};

export default function PartnersOffers() {
  const { view, slug, name } = useLoaderData<typeof loader>();
  return <PartnersOffersScreen view={view} slug={slug} name={name} />;
}
