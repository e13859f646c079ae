import type { Crumb } from "@jobami/ui/Breadcrumbs";
import { memberMap } from "../../generated/member-map.ts";
import type { PageEntry } from "../../pages.ts";

/** Whether an address, whose « :id » stands for anything, is that of a path. */
function isOf(address: string, path: string): boolean {
  const parts = path.split("/");
  const wanted = address.split("/");
  return (
    wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith(":"))
  );
}

/** The page at a path: one of that very address before one of its kind. */
const pageAt = (pages: readonly PageEntry[], path: string) =>
  pages.find((page) => page.path === path) ?? pages.find((page) => isOf(page.path, path));

/** The pages above one of `pages` (those of the dashboard, unless an area has its own) and the page itself, the outermost first. */
export function trailAt(path: string, title?: string, pages: readonly PageEntry[] = memberMap): Crumb[] {
  const [root, ...steps] = ["", ...path.split("/").filter(Boolean)];
  const paths = steps.map((_, at) => [root, ...steps.slice(0, at + 1)].join("/"));
  return paths.flatMap((href, at) => {
    const page = pageAt(pages, href);
    if (page === undefined) return [];
    const isHere = at === paths.length - 1;
    return [{ href, label: isHere ? (title ?? page.label) : (page.shortLabel ?? page.label) }];
  });
}
