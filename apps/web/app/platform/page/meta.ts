import type { MetaDescriptor } from "react-router";

interface MatchWithFacts {
  id: string;
  loaderData?: unknown;
}

function brandName(matches: readonly (MatchWithFacts | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | { facts?: { brand?: { name?: string } } }
    | undefined;
  return root?.facts?.brand?.name ?? "";
}

/** Title, description and indexing of a page; the brand's name follows the title. */
export function pageMeta(
  matches: readonly (MatchWithFacts | undefined)[],
  page: { title: string; description?: string; isPrivate?: boolean },
): MetaDescriptor[] {
  const brand = brandName(matches);
  const title = brand === "" ? page.title : `${page.title} · ${brand}`;
  return [
    { title },
    { property: "og:title", content: title },
    ...(page.description === undefined
      ? []
      : [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]),
    ...(page.isPrivate === true ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
