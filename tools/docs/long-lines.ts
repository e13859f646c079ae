/** The most characters a line of prose has. */
const longest = 110;

/** The lines of a page that are longer than is usual; rows of tables, blocks of code and what cannot be broken may be. */
export function longLines(page: string): number[] {
  const lines = page.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, "")).split("\n");
  return lines.flatMap((line, at) => (line.length > longest && !/^\||^\s*\S+$/.test(line) ? [at + 1] : []));
}
