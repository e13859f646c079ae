import { renderToString } from "react-dom/server";
import { type Kind, Many, type Measurable } from "./page.tsx";

/** Renders many to a string; answers its length, so that the work cannot be left out. */
export function serverOf(library: Measurable): (kind: Kind, count: number) => number {
  return (kind, count) =>
    renderToString(<Many library={library} kind={kind} count={count} word="Envoyer" />).length;
}
