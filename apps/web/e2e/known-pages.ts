import { memberMap } from "../app/generated/member-map.ts";
import { memberPages, type PageEntry } from "../app/pages.ts";

/** The addresses of members' pages. */
export const memberPaths: readonly string[] = [...Object.values<PageEntry>(memberPages), ...memberMap].map(
  ({ path }) => path,
);

/** Those that are whole: others are of one mission, one card, one document. */
export const wholeMemberPaths = memberPaths.filter((path) => !path.includes(":"));
