import type { WebBuild } from "./web-build.ts";

/** The router also asks for the data of a page alone, under its address with this ending. */
const dataEnding = /(?:\/_root)?\.data$/;

const partsOf = (address: string) => address.split("/").filter((part) => part !== "");

/** Whether the parts of an address are those that a pattern names: `:x` any one, `:x?` one or none, `*` all that follow. */
function fits([part, ...parts]: readonly string[], address: readonly string[]): boolean {
  const [given, ...rest] = address;
  if (part === undefined) return given === undefined;
  if (part === "*") return true;
  if (part.startsWith(":") && part.endsWith("?") && fits(parts, address)) return true;
  if (given === undefined) return false;
  return (part.startsWith(":") || part.toLowerCase() === given.toLowerCase()) && fits(parts, rest);
}

/** Those that name more are asked first. */
const looseness = (pattern: string) => partsOf(pattern).filter((part) => /^[:*]/.test(part)).length;
const isRest = (pattern: string) => (pattern.endsWith("*") ? 1 : 0);

/** Finds the pattern of the page that an address is of: null where there is none. */
export function pagePatterns({ routes }: Pick<WebBuild, "routes">): (path: string) => string | null {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return "";
    const own = route.path === undefined || route.path === "" ? "" : `/${route.path.replace(/^\//, "")}`;
    return `${pathOf(route.parentId)}${own}`;
  };
  const patterns = [...new Set(Object.keys(routes).map((id) => pathOf(id) || "/"))]
    .sort((a, b) => isRest(a) - isRest(b) || looseness(a) - looseness(b))
    .map((pattern) => ({ pattern, parts: partsOf(pattern) }));
  return (path) => {
    const page = partsOf(path.replace(dataEnding, ""));
    return patterns.find(({ parts }) => fits(parts, page))?.pattern ?? null;
  };
}
