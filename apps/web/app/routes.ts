import { existsSync } from "node:fs";
import { join } from "node:path";
import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { activityPages } from "./activity-pages.ts";
import { appealPages, publicAppealPages } from "./appeals-pages.ts";
import { billingPages, sharedPages } from "./billing-pages.ts";
import type { WrittenRoute } from "./define-feature.ts";
import { routes as written } from "./generated/routes.ts";
import { helpPages } from "./help-pages.ts";
import { mailedPages } from "./mailed-pages.ts";
import { offerPages, publicOfferPages } from "./offer-pages.ts";
import {
  adminArea,
  endpoints,
  isBelow,
  memberArea,
  memberPages,
  moderationArea,
  type PageEntry,
  publicPages,
} from "./pages.ts";
import { paidPages } from "./paid-pages.ts";
import { staffPages } from "./staff-pages.ts";
import { updatesPages } from "./updates-pages.ts";

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The route file of a page, drawn or not. */
function fileOf(name: string): string {
  const file = `routes/${name}.tsx`;
  return existsSync(join(import.meta.dirname, file)) ? file : `routes/${name}.ts`;
}

/** The routes of some pages, below an area; a file that serves several has a route for each. */
function routesOf(pages: Readonly<Record<string, Pick<PageEntry, "path" | "file">>>, area = "") {
  return Object.entries(pages).map(([key, { path, file }]) => {
    const below = path.slice(area.length + 1);
    const name = file ?? `${area === "" ? "" : "dashboard."}${kebab(key)}`;
    return below === "" ? index(fileOf(name)) : route(below, fileOf(name), { id: path.slice(1) });
  });
}

/** The routes that manifests ask for, in a frame that stands below an area. */
function writtenRoutes(frame: WrittenRoute["frame"], area = "") {
  return written
    .filter((one) => one.frame === frame)
    .map(({ key, path, file }) => {
      const below = path.slice(area.length + 1);
      return below === "" ? index(file, { id: key }) : route(below, file, { id: path.slice(1) });
    });
}

const tickets = ["support/ticket/:ticketId", "support/ticket/:ticketId/edit"];

/** Addresses of errors, and of what is not built yet: nobody is led there. */
const others = [
  ...tickets.map((path) => route(path, "routes/support.ts", { id: path })),
  ...[400, 401, 403, 500, 503].map((status) =>
    route(`error-${status}`, "routes/error-page.tsx", { id: `error-${status}` }),
  ),
  route("*", "routes/not-found.tsx"),
];

/** The pages of signed-in people that are sections of the settings, or those that are not. */
function memberPagesThat(areSettings: boolean) {
  const pages = Object.entries<PageEntry>(memberPages);
  return Object.fromEntries(pages.filter(([, { isSetting = false }]) => isSetting === areSettings));
}

const dashboard = [
  ...writtenRoutes("dashboard", memberArea),
  ...routesOf(memberPagesThat(false), memberArea),
  ...routesOf(helpPages, memberArea),
  ...routesOf(paidPages, memberArea),
  ...routesOf(offerPages, memberArea),
  ...routesOf(billingPages, memberArea),
  ...routesOf(updatesPages, memberArea),
  ...routesOf(activityPages, memberArea),
  ...routesOf(appealPages, memberArea),
  layout("routes/dashboard.settings-frame.tsx", routesOf(memberPagesThat(true), memberArea)),
];

/** The pages of staff below an area, in the frame that asks for its role. */
function staffArea(frame: string, area: string) {
  const pages = Object.entries<PageEntry>(staffPages).filter(([, { path }]) => isBelow(path, area));
  return layout(frame, prefix(area.slice(1), routesOf(Object.fromEntries(pages), area)));
}

export default [
  ...routesOf(publicPages),
  ...routesOf(mailedPages),
  ...routesOf(publicOfferPages),
  ...routesOf(publicAppealPages),
  ...routesOf(sharedPages),
  ...routesOf(endpoints),
  ...others,
  layout("routes/dashboard.tsx", prefix(memberArea.slice(1), dashboard)),
  staffArea("routes/admin.tsx", adminArea),
  staffArea("routes/moderation.tsx", moderationArea),
] satisfies RouteConfig;
