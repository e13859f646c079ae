import { type LinkProps, Link as RoutedLink } from "react-router";

/** A path of the product as it stands: the router would lead to the same. Not one with dots, doubled strokes or spaces, which it mends. */
const isPlain = (path: string) => path.startsWith("/") && !/\/[/.]|[\s\\]/.test(path);

/** What the router writes of a link, without asking it: no one presses what the server draws. */
export function WrittenLink(props: LinkProps) {
  const { to, target, discover = "render", prefetch = "none", reloadDocument, mask, ...rest } = props;
  if (typeof to !== "string" || !isPlain(to) || prefetch !== "none" || mask !== undefined)
    return <RoutedLink {...props} />;
  const { relative, replace, state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...own } =
    rest;
  return <a {...own} href={to} target={target} data-discover={discover === "render" ? "true" : undefined} />;
}

/** The router's link. A page has a hundred, and on the server each would find out where it is: that was a tenth of a rendering. */
export const Link = import.meta.env.SSR ? WrittenLink : RoutedLink;
