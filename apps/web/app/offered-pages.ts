import { activityPages } from "./activity-pages.ts";
import { billingPages } from "./billing-pages.ts";
import { memberMap } from "./generated/member-map.ts";
import { offerPages } from "./offer-pages.ts";
import { memberPages, type PageEntry } from "./pages.ts";
import { paidPages } from "./paid-pages.ts";
import { updatesPages } from "./updates-pages.ts";

/** The pages of members that menus offer: those that every page of the site knows, and those that come with the rail. */
export const offeredPages: readonly PageEntry[] = [
  ...memberMap,
  ...Object.values<PageEntry>({
    ...memberPages,
    ...billingPages,
    ...paidPages,
    ...offerPages,
    ...updatesPages,
    ...activityPages,
  }),
];
