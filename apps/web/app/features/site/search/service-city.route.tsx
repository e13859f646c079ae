import { type MetaFunction, useLoaderData } from "react-router";
import { serviceCityLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { cityPageLoader } from "./index.server.ts";
import { CityScreen, cityJsonLd, NamesakesScreen } from "./index.ts";

export const loader = cityPageLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: serviceCityLabel, isPrivate: true });
  if (loaderData.view === null)
    return pageMeta(matches, { title: loaderData.namesakes.title, isPrivate: true });
  const { view, address, preview } = loaderData;
  const { title, description } = view;
  const isPrivate = view.count === 0;
  const data = isPrivate ? [] : cityJsonLd(view, address);
  return pageMeta(matches, { title, description, isPrivate, preview, data });
};

/** /services/{service}/{ville}, for everybody [SRCH-03, APP-03]. */
export default function ServiceCity() {
  const { view, namesakes } = useLoaderData<typeof loader>();
  return view === null ? <NamesakesScreen view={namesakes} /> : <CityScreen view={view} />;
}
