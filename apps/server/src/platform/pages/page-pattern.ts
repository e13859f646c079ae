import type { WebBuild } from "./web-build.ts";

interface Pattern {
  pattern: string;
  expression: RegExp;
}

/** The router also asks for the data of a page alone, under its address with this ending. */
const dataEnding = /(?:\/_root)?\.data$/;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "*") return "(?:/.*)?";
      if (!part.startsWith(":")) return `/${literal(part)}`;
      return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
    });
  return new RegExp(`^${parts.join("")}/?$`, "i");
}

/** Those that name more are asked first. */
const looseness = (pattern: string) => pattern.split("/").filter((part) => /^[:*]/.test(part)).length;
const isRest = (pattern: string) => (pattern.endsWith("*") ? 1 : 0);

/** Finds the pattern of the page that an address is of: null where there is none. */
export function pagePatterns({ routes }: Pick<WebBuild, "routes">): (path: string) => string | null {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return "";
    const own = route.path === undefined || route.path === "" ? "" : `/${route.path.replace(/^\//, "")}`;
    return `${pathOf(route.parentId)}${own}`;
  };
  const patterns: Pattern[] = [...new Set(Object.keys(routes).map((id) => pathOf(id) || "/"))]
    .sort((a, b) => isRest(a) - isRest(b) || looseness(a) - looseness(b))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return (path) => {
    const page = path.replace(dataEnding, "") || "/";
    return patterns.find(({ expression }) => expression.test(page))?.pattern ?? null;
  };
}
