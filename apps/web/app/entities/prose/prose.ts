/** A run of text: how it reads, and where it leads. */
export interface ProseRun {
  text: string;
  isStrong?: true;
  isEmphasised?: true;
  to?: string;
}

/** What written text is made of here; nothing else is ever drawn. */
export type ProseBlock =
  | { kind: "heading"; level: 2 | 3; text: string; id: string }
  | { kind: "paragraph"; runs: readonly ProseRun[] }
  | { kind: "quote"; runs: readonly ProseRun[] }
  | { kind: "list"; isOrdered: boolean; items: readonly (readonly ProseRun[])[] };

const textOf = (runs: readonly ProseRun[]) => runs.map(({ text }) => text).join("");

/** The plain text of a text, for descriptions and searches. */
export function plainText(blocks: readonly ProseBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "heading") return block.text;
      return block.kind === "list" ? block.items.map(textOf).join(" ") : textOf(block.runs);
    })
    .join(" ");
}

/** The headings of the second level, which a table of contents lists. */
export function contentsOf(blocks: readonly ProseBlock[]): { id: string; label: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, label: block.text }] : [],
  );
}
