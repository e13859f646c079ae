import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "../app/routes.ts";

function asObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }): RouteObject => {
    const own = path === undefined ? {} : { path };
    if (index === true) return { ...own, index };
    return children === undefined ? own : { ...own, children: asObjects(children) };
  });
}

function patternsBelow(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return children === undefined ? [whole === "" ? "/" : whole] : patternsBelow(children, whole);
  });
}

const objects = asObjects(routes);

/** The patterns of all addresses of the product. */
export const routePatterns: readonly string[] = patternsBelow(routes);

/** The address of what matches nothing else. */
export const unknownPattern = "/*";

/** The pattern that a path is of. */
export function patternOf(path: string): string {
  const matches = matchRoutes(objects, path) ?? [];
  const pattern = matches.map(({ route }) => route.path ?? "").filter((part) => part !== "");
  return `/${pattern.join("/")}`;
}

const mailed = "A mail leads there.";
const afterAct = "What a person did leads there.";
const ofErrors = "It is of an error.";
const forPrograms = "It answers a form or a program.";
const ofShortHelp = "It leads on into the dashboard; mails of earlier days name it.";
const noneInDemo = "The demo holds nothing that is shown there.";

/** Routes that no one presses a link to in the demo, and why. */
export const unpressedRoutes: Readonly<Record<string, string>> = {
  "/verify-email": mailed,
  "/reset-password": mailed,
  "/unknown-device": mailed,
  "/decision": mailed,
  "/dashboard/decisions/:id": "A line of the inbox leads there; the demo has none.",
  "/newsletter": afterAct,
  "/newsletter/verify": mailed,
  "/newsletter/unsubscribe": mailed,
  "/notifications/fin-du-resume": mailed,
  "/account/delete/confirm": mailed,
  "/account/delete/final": mailed,
  "/account/email": mailed,
  "/account/deleted": afterAct,
  "/verify-two-factor": afterAct,
  "/google": afterAct,
  "/services/:service/:ville": "Search engines come to it by the sitemap.",
  "/dashboard/valider/:hash": "A code that is held before a camera leads there.",
  "/cookies/choix": forPrograms,
  "/deconnexion": forPrograms,
  "/textes/:page": forPrograms,
  "/sitemap.xml": forPrograms,
  "/robots.txt": forPrograms,
  "/support/ticket/:ticketId": ofShortHelp,
  "/support/ticket/:ticketId/edit": ofShortHelp,
  "/error-400": ofErrors,
  "/error-401": ofErrors,
  "/error-403": ofErrors,
  "/error-404": ofErrors,
  "/error-500": ofErrors,
  "/error-503": ofErrors,
  [unknownPattern]: ofErrors,
  "/dashboard/factures/:invoiceId": noneInDemo,
};
