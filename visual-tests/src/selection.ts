/** Whether a picture is one of those that were named. */
export type IsSelected = (picture: { name: string; title?: string }) => boolean;

/** Takes pictures, stories, sheets and components by their whole ids: `ui-button`, `ui-button--primary`, `ui-button--primary.light`. */
export function exactly(names: readonly string[]): IsSelected {
  return ({ name }) =>
    names.some((one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}--`));
}

/** Takes as `exactly` does; a name that nothing has takes all whose id or title holds its letters. */
export function loosely(
  names: readonly string[],
  pictures: readonly { name: string; title?: string }[],
): IsSelected {
  const [known, unknown] = [[] as string[], [] as string[]];
  for (const name of names) (pictures.some(exactly([name])) ? known : unknown).push(name);
  const isKnown = exactly(known);
  const holds = ({ name, title = "" }: { name: string; title?: string }, part: string) =>
    `${name} ${title}`.toLowerCase().includes(part.toLowerCase());
  return (picture) => isKnown(picture) || unknown.some((part) => holds(picture, part));
}
