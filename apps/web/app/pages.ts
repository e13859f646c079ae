import { dashboardPath, ownProfilePath } from "./generated/paths.ts";
import type { Offer, PageEntry } from "./page-entry.ts";

export type {
  Offer,
  PageEntry,
  PageIcon,
  PlaceGroup,
  StaffGroup,
  StaffRole,
} from "./page-entry.ts";

/** The pages below the guard stand under this address. */
export const memberArea = dashboardPath;

/** Where staff works: the pages below have frames of their own, which ask for a role. */
export const adminArea = "/admin";
export const moderationArea = "/moderation";

/** The pages of a person’s profile stand under this address. */
export const profileArea = ownProfilePath;

/** Whether a path is an area or lies below it. */
export function isBelow(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** Which of some addresses a path is, or lies below; the nearest of several. Everything lies below the dashboard's first page: it is only itself. */
export function nearestOf(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => (address === memberArea ? path === address : isBelow(path, address)))
    .sort((one, other) => other.length - one.length)[0];
}

/** The page of a legal text, by its key. */
export const legalPath = (key: string): string => `/${key}`;

/** The pages that are offered somewhere, in their order. */
export function offeredIn(pages: readonly PageEntry[], offer: Offer): PageEntry[] {
  return pages.filter(({ offered = [] }) => offered.includes(offer));
}
