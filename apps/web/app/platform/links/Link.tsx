import type { ReactNode } from "react";
import { type LinkProps, Link as RoutedLink } from "react-router";
import { whenWanted } from "../page/index.ts";

/** A path of the product as it stands: the router would lead to the same. Not one with dots, doubled strokes or spaces, which it mends. */
const isPlain = (path: string) => path.startsWith("/") && !/\/[/.]|[\s\\]/.test(path);

/** What the router writes of a link, without asking it: no one presses what the server draws. */
export function WrittenLink(props: LinkProps) {
  const { to, target, discover = "none", prefetch = "none", reloadDocument, mask, ...rest } = props;
  if (typeof to !== "string" || !isPlain(to) || prefetch !== "none" || mask !== undefined)
    return <RoutedLink {...props} discover={discover} />;
  const { relative, replace, state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...own } =
    rest;
  return <a {...own} href={to} target={target} data-discover={discover === "render" ? "true" : undefined} />;
}

/** Whether the router is to ask now where links lead: not before a person is there, since a visit may end with the first page. */
let discover: "none" | "render" = "none";

function discoverLinks(): void {
  discover = "render";
  for (const link of document.querySelectorAll("a[href^='/']")) link.setAttribute("data-discover", "true");
}

if (!import.meta.env.SSR) void whenWanted(async () => discoverLinks())();

/** The router's link. A page has a hundred, and on the server each would find out where it is: that was a tenth of a rendering. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR
  ? WrittenLink
  : (props) => <RoutedLink discover={discover} {...props} />;
