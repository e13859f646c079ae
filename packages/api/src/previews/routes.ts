/** What a link preview is drawn of: a page that is the same for everybody. */
export type PreviewedPage =
  | { kind: "site" }
  | { kind: "service"; service: string }
  | { kind: "ville"; service: string; commune: string }
  | { kind: "profil"; slug: string }
  | { kind: "offre"; id: string };

/** What networks show of a shared link, in pixels: the width and height that they ask for (ogp.me). */
export const previewSize = { width: 1200, height: 630 } as const;

/** The route of the server that draws them. */
export const previewRoute = "/apercus/*";

/** The product's own picture. Its address changes with what it shows. */
export const sitePreviewPath = "/apercus/site/1.jpg";

/** Where the picture of a page is. */
export function previewPath(page: PreviewedPage): string {
  if (page.kind === "site") return sitePreviewPath;
  if (page.kind === "ville") return `/apercus/ville/${page.service}/${page.commune}.jpg`;
  const name = page.kind === "service" ? page.service : page.kind === "profil" ? page.slug : page.id;
  return `/apercus/${page.kind}/${name}.jpg`;
}

const name = /^[a-z\d]+(-[a-z\d]+)*$/;

/** The page that an address of a picture names; null where it is none. */
export function readPreviewPath(path: string): PreviewedPage | null {
  if (path === sitePreviewPath) return { kind: "site" };
  const [start, root, kind, ...rest] = path.replace(/\.jpg$/, "").split("/");
  const [first = "", second] = rest;
  const isRead = start === "" && root === "apercus" && path.endsWith(".jpg") && path.length <= 240;
  if (!isRead || !rest.every((part) => name.test(part))) return null;
  if (kind === "ville" && rest.length === 2) return { kind, service: first, commune: second ?? "" };
  if (rest.length !== 1) return null;
  if (kind === "service") return { kind, service: first };
  if (kind === "profil") return { kind, slug: first };
  return kind === "offre" ? { kind, id: first } : null;
}
