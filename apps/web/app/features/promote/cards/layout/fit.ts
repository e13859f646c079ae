/** How wide a letter is in the mean, in its size; bold ones with them. */
const letterWidth = 0.56;

/** About how wide text is. */
export const widthOf = (text: string, size: number): number => text.length * size * letterWidth;

/** The largest size, from `most` down to `least`, at which text fits a width. */
export function fittingSize(text: string, width: number, { most, least }: { most: number; least: number }) {
  if (text === "") return most;
  return Math.max(least, Math.min(most, width / (text.length * letterWidth)));
}

/** Text in as few lines as fit a width; what does not fit `most` lines stays on the last one. */
export function linesOf(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (lines.length === most || widthOf(longer, size) <= width))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
