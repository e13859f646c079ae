import { type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { helpLoader } from "./index.server.ts";
import { HelpCenter, helpCopy, helpJsonLd } from "./index.ts";

export const loader = helpLoader;

/** A search is for people: search engines have the page of all questions. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const isSearch = loaderData !== undefined && loaderData.q !== "";
  return pageMeta(matches, {
    title: helpCopy.pageTitle,
    description: helpCopy.description,
    isPrivate: isSearch,
    data: loaderData === undefined || isSearch ? [] : [helpJsonLd(loaderData.address, loaderData.groups)],
  });
};

export default function Help() {
  const { q, groups, found } = useLoaderData<typeof loader>();
  return <HelpCenter q={q} groups={groups} found={found} />;
}
