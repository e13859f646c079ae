import { previewSize, sitePreviewPath } from "@jobami/api/previews/routes";
import type { MetaDescriptor } from "react-router";

interface MatchWithFacts {
  id: string;
  pathname: string;
  loaderData?: unknown;
}
type Matches = readonly (MatchWithFacts | undefined)[];

interface RootFacts {
  origin?: string;
  facts?: { brand?: { name?: string } };
}
const rootOf = (matches: Matches): RootFacts =>
  (matches.find((match) => match?.id === "root")?.loaderData as RootFacts | undefined) ?? {};

/** The product’s name, for what a page shows of itself to machines. */
export function brandName(matches: Matches): string {
  return rootOf(matches).facts?.brand?.name ?? "";
}

/** Where the product is, without a path: « https://jobami.fr ». */
export function originOf(matches: Matches): string {
  return rootOf(matches).origin ?? "";
}

/** What a page states of itself to search engines and where its address is shared. */
export interface PageMeta {
  title: string;
  /** Of pages that visitors come to; those without it are not for sharing. */
  description?: string;
  isPrivate?: boolean;
  /** Where its picture is; the product's own without. */
  preview?: string | undefined;
  type?: "website" | "article" | "profile";
  /** What search engines read of it (schema.org), by the rules of `jsonLdFaults`. */
  data?: readonly object[];
}

/** How a page appears where it is shared (ogp.me); the card of X falls back to the same. */
function sharedMeta(matches: Matches, page: PageMeta & { description: string }): MetaDescriptor[] {
  const origin = originOf(matches);
  const address = origin + (matches.at(-1)?.pathname ?? "").replace(/(.)\/$/, "$1");
  const brand = brandName(matches);
  const graph = {
    title: page.title,
    description: page.description,
    type: page.type ?? "website",
    url: address,
    site_name: brand,
    locale: "fr_FR",
    image: origin + (page.preview ?? sitePreviewPath),
    "image:width": previewSize.width,
    "image:height": previewSize.height,
    "image:alt": page.preview === undefined ? brand : page.title,
  };
  return [
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Title, indexing, address, picture and data of a page; the brand's name follows the title. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { title, description, isPrivate, data = [] } = page;
  const brand = brandName(matches);
  return [
    { title: brand === "" ? title : `${title} · ${brand}` },
    ...(isPrivate === true ? [{ name: "robots", content: "noindex" }] : []),
    ...(description === undefined ? [] : sharedMeta(matches, { ...page, description })),
    ...data.map((one) => ({ "script:ld+json": one })),
  ];
}
