import { createElement, type HTMLAttributes, type ReactElement } from "react";

/** The server's alone: no browser loads it. */
const draw = import.meta.env.SSR ? (await import("react-dom/server")).renderToString : undefined;

/** What `useId` gives: parts that are drawn apart would have the same. */
const ownId = /_R_/;

type Part<Props extends object> = (props: Props) => ReactElement<HTMLAttributes<HTMLElement>>;

/** An element with what it holds as text. */
function written(element: ReactElement<HTMLAttributes<HTMLElement>>): typeof element {
  const html = draw?.(element) ?? "";
  if (typeof element.type !== "string" || ownId.test(html)) return element;
  const held = html.slice(html.indexOf(">") + 1, html.lastIndexOf("</"));
  return createElement<HTMLAttributes<HTMLElement>>(element.type, {
    ...element.props,
    children: undefined,
    dangerouslySetInnerHTML: { __html: held },
  });
}

/**
 * A part that is the same on every page, which the server draws once; a browser takes it over like any other. It is one element, calls
 * no hook itself, and neither it nor what it holds knows who asks: no session, no settings, no address. What it is drawn of is at most
 * one object, which never changes; the drawing goes with it. Only where `import.meta.env.SSR` is true, so that browsers do without.
 */
export function drawnOnce<Props extends object>(part: Part<Props>): Part<Props> {
  const drawn = new WeakMap<object, ReturnType<typeof written>>();
  return (props) => {
    const [of = part] = Object.values(props) as object[];
    const known = drawn.get(of) ?? written(part(props));
    drawn.set(of, known);
    return known;
  };
}
