import { helpAnswerPattern } from "../../../generated/paths.ts";

/** The page of one question and its answer. */
export function helpAnswerPath(slug: string): string {
  return helpAnswerPattern.replace(":slug", encodeURIComponent(slug));
}
