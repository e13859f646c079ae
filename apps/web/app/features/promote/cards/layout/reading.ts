import type { Shape, TextShape } from "./shapes.ts";

/** What is read of a side of a card: text of one or more lines, or what is drawn and wants text in its place. */
export type Read =
  | { kind: "text"; about: TextShape["about"]; text: string; lines: readonly TextShape[] }
  | Extract<Shape, { kind: "code" | "picture" }>;

/** A side in the order in which it is read: text from the top down, then what is drawn. */
export function readingOf(shapes: readonly Shape[]): Read[] {
  const lines = shapes.filter((shape) => shape.kind === "text").toSorted((a, b) => a.y - b.y);
  const read: { about: TextShape["about"]; lines: TextShape[] }[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    if (last?.about === line.about && line.about !== "contact") last.lines.push(line);
    else read.push({ about: line.about, lines: [line] });
  }
  return [
    ...read.map((part) => ({
      kind: "text" as const,
      text: part.lines.map(({ text }) => text).join(" "),
      ...part,
    })),
    ...shapes.filter((shape) => shape.kind === "code" || shape.kind === "picture"),
  ];
}
