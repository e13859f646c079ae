import type { MetaDescriptor } from "react-router";

interface MatchWithFacts {
  id: string;
  loaderData?: unknown;
}

/** The product’s name, for what a page shows of itself to machines. */
export function brandName(matches: readonly (MatchWithFacts | undefined)[]): string {
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

/** The one address of a page, whole, for search engines and for those who share it; nothing where it is not known. */
export function canonical(address: string | undefined): MetaDescriptor[] {
  if (address === undefined) return [];
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
  ];
}
