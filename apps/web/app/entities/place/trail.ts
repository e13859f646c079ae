import type { Crumb } from "@jobami/ui/Breadcrumbs";
import { memberPages, type PageEntry } from "../../pages.ts";
import { staffPages } from "../../staff-pages.ts";

const pages: readonly PageEntry[] = [
  ...Object.values<PageEntry>(memberPages),
  ...Object.values<PageEntry>(staffPages),
];

/** Whether an address, whose « :id » stands for anything, is that of a path. */
function isOf(address: string, path: string): boolean {
  const parts = path.split("/");
  const wanted = address.split("/");
  return (
    wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith(":"))
  );
}

/** The page at a path: one of that very address before one of its kind. */
const pageAt = (path: string) =>
  pages.find((page) => page.path === path) ?? pages.find((page) => isOf(page.path, path));

/** The pages above a page of the dashboard or of staff and the page itself, the outermost first. */
export function trailAt(path: string, title?: string): Crumb[] {
  const [root, ...steps] = ["", ...path.split("/").filter(Boolean)];
  const paths = steps.map((_, at) => [root, ...steps.slice(0, at + 1)].join("/"));
  return paths.flatMap((href, at) => {
    const page = pageAt(href);
    if (page === undefined) return [];
    const isHere = at === paths.length - 1;
    return [{ href, label: isHere ? (title ?? page.label) : (page.shortLabel ?? page.label) }];
  });
}
