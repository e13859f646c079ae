import { everyPage } from "../app/generated/every-page.ts";
import { adminArea, isBelow, memberArea, moderationArea, type PageEntry } from "../app/pages.ts";

const isWhole = (path: string) => !path.includes(":");
const paths = Object.values(everyPage).map(({ path }) => path);

/** The addresses of members' pages. */
export const memberPaths = paths.filter((path) => isBelow(path, memberArea));

/** Those that are whole: others are of one mission, one card, one document. */
export const wholeMemberPaths = memberPaths.filter(isWhole);

const isStaffs = (path: string) => [adminArea, moderationArea].some((area) => isBelow(path, area));

/** The addresses of the pages of staff that are whole. */
export const wholeStaffPaths = paths.filter((path) => isStaffs(path) && isWhole(path));

/** The pages of everybody who is not signed in, by their names. */
export const publicPages: readonly (readonly [name: string, page: PageEntry])[] = Object.entries(
  everyPage,
).filter(([, { path, audience }]) => audience !== "staff" && !isBelow(path, memberArea) && !isStaffs(path));

/** Those whose address is whole. */
export const wholePublicPaths = publicPages.map(([, { path }]) => path).filter(isWhole);
