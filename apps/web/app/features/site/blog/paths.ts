import { articlePattern } from "../../../generated/paths.ts";

/** An article of the blog. */
export function articlePath(slug: string): string {
  return articlePattern.replace(":slug", encodeURIComponent(slug));
}
