import { publicPages } from "../../pages.ts";

/** An article of the blog. */
export function articlePath(slug: string): string {
  return publicPages.article.path.replace(":slug", encodeURIComponent(slug));
}
