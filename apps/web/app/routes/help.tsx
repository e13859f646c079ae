import { type MetaFunction, useLoaderData } from "react-router";
import { plainText } from "../entities/prose/index.ts";
import { faqJsonLd } from "../features/faq/index.ts";
import { helpLoader } from "../features/help/index.server.ts";
import { HelpCenter, helpWords } from "../features/help/index.ts";
import { canonical, pageMeta } from "../platform/page/index.ts";

export const loader = helpLoader;

/** A search is for people: search engines have the page of all questions. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const isSearch = loaderData !== undefined && loaderData.q !== "";
  return [
    ...pageMeta(matches, {
      title: helpWords.pageTitle,
      description: helpWords.description,
      isPrivate: isSearch,
    }),
    ...canonical(loaderData?.address),
    ...(loaderData === undefined || isSearch
      ? []
      : [
          {
            "script:ld+json": faqJsonLd(
              loaderData.groups.flatMap(({ answers }) =>
                answers.map(({ question, blocks }) => ({ question, answer: plainText(blocks) })),
              ),
            ),
          },
        ]),
  ];
};

export default function Help() {
  const { q, groups, found } = useLoaderData<typeof loader>();
  return <HelpCenter q={q} groups={groups} found={found} />;
}
