import { activityPages } from "./activity-pages.ts";
import { billingPages } from "./billing-pages.ts";
import { makerPages } from "./maker-pages.ts";
import { offerPages } from "./offer-pages.ts";
import { memberPages } from "./pages.ts";
import { paidPages } from "./paid-pages.ts";
import { updatesPages } from "./updates-pages.ts";

/** The pages of members that menus offer: those that every page of the site knows, and those that come with the rail. */
export const offeredPages = {
  ...memberPages,
  ...billingPages,
  ...paidPages,
  ...makerPages,
  ...offerPages,
  ...updatesPages,
  ...activityPages,
} as const;
