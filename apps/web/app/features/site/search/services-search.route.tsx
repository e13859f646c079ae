import { type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { searchPageLoader } from "./index.server.ts";
import { SearchScreen, searchCopy } from "./index.ts";

export const loader = searchPageLoader;

/** Results are for people: search engines are led to the pages of communes. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.view.title ?? searchCopy.searchTitle,
    description: searchCopy.servicesLead,
    isPrivate: true,
    preview: loaderData?.preview,
  });

/** /services/search, for everybody [SRCH-02]. */
export default function ServicesSearch() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
