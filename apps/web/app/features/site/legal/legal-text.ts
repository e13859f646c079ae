import type { Brand, Publisher } from "@jobami/api/pages/contract";
import { typeset } from "../../../platform/typography/index.ts";

/** What the texts name: the product and who runs it. */
export interface LegalFacts {
  brand: Brand;
  publisher: Publisher;
}

/** A line of identity; without a value it is listed as not communicated. */
export interface IdentityRow {
  label: string;
  value: string | undefined;
}

/** A paragraph (`[text](address)` makes a link), a list, or lines of identity. */
export type LegalBlock = string | readonly string[] | { rows: readonly IdentityRow[] };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text, written for the facts of this installation. */
export type LegalText = (facts: LegalFacts) => readonly LegalSection[];

/** A run of a paragraph: text, or text that leads somewhere. */
export interface LegalRun {
  text: string;
  to: string | null;
}

/** Splits a paragraph at its links. */
export function runsOf(paragraph: string): LegalRun[] {
  const runs: LegalRun[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(/\[([^[\]]+)\]\(([^()[]+)\)/g)) {
    if (match.index > end) runs.push({ text: typeset(paragraph.slice(end, match.index)), to: null });
    runs.push({ text: typeset(match[1] ?? ""), to: match[2] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) runs.push({ text: typeset(paragraph.slice(end)), to: null });
  return runs;
}
