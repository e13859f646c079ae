import { foldedWords } from "@jobami/api/http/folded";
import { type SQL, sql } from "drizzle-orm";

/** Words that are looked for at once; what else was typed narrows nothing any more. */
const mostWords = 10;

/** A text as searches compare it, by the database: what `folded` makes of it. */
const foldedText = (text: SQL): SQL => sql`folded(${text})`;

/** Whether every word that was typed stands in a folded text, wherever. Nothing is found by signs alone. */
export function hasFoldedWords(text: SQL, typed: string): SQL {
  const words = foldedWords(typed).slice(0, mostWords);
  if (words.length === 0) return sql`false`;
  return sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  );
}

/** Whether every word that was typed stands in a text, however both are written. */
export const hasWords = (text: SQL, typed: string): SQL => hasFoldedWords(foldedText(text), typed);

/**
 * What was typed, as the parser of texts takes it: composed, with blanks for the signs between words that a database of another
 * locale takes for letters. Its dictionary forgives case, accents and ligatures.
 */
export const forParser = (typed: string): string =>
  typed.normalize("NFKC").replace(/[\u02b0-\u02ff\u2010-\u201b\u2212'\u0060\u00b4]+/g, " ");

/** Whether what was typed stands in an address of mail, which has one spelling: in small letters, every sign of it. */
export const isInAddress = (address: SQL, typed: string): SQL =>
  sql`strpos(lower(${address}), ${typed.normalize("NFKC").trim().toLowerCase()}) > 0`;
