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
