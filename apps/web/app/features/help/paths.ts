import { publicPages } from "../../pages.ts";

/** The page of one question and its answer. */
export function helpAnswerPath(slug: string): string {
  return publicPages.helpAnswer.path.replace(":slug", encodeURIComponent(slug));
}
