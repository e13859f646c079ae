import { folded, foldedTerms } from "@jobami/api/http/folded";
import type { FoundContact } from "@jobami/api/messages/contacts";
import type { FoundMessage } from "@jobami/api/messages/contract";
import { maxFound } from "@jobami/api/messages/routes";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { personJson } from "../../platform/database/json.ts";
import { forParser } from "../../platform/database/terms.ts";
import { readable } from "./readable.ts";

/** So many of the newest messages with the terms are looked at. */
const looked = 500;
/** How much of a message a result shows, in characters, and how much of it before the word. */
const maxExcerpt = 160;
const before = 40;

interface Candidate extends Record<string, unknown> {
  id: string;
  seq: number;
  authorId: string;
  body: string;
  contacts: FoundContact[] | null;
  filterVersion: number;
  createdAt: string;
  isOpen: boolean;
  conversationId: string;
  otherUser: FoundMessage["otherUser"];
  mission: FoundMessage["mission"];
}

const query = (terms: string) => sql`plainto_tsquery('public.jobami_french', ${forParser(terms)})`;

/** Which of some texts have all the terms. */
async function matching(db: Db, texts: readonly string[], terms: string): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ at: string | number }>(sql`
    select t.at from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality t (text, at)
    where to_tsvector('public.jobami_french', t.text) @@ ${query(terms)}`);
  return new Set(rows.map(({ at }) => Number(at) - 1));
}

/** A line in plain letters, each where it stood. */
const sameLength = (line: string) => [...line].map((letter) => folded(letter).at(0) ?? " ").join("");

/** A text on one line, from a little before the first of the terms. */
function excerptOf(text: string, terms: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const where = foldedTerms(terms)
    .filter((word) => word.length > 1)
    // A word stands in the text as it is written there: its first letters are looked for.
    .map((word) => sameLength(line).indexOf(word.slice(0, 5)))
    .filter((at) => at >= 0);
  const first = Math.min(...where, line.length);
  const from = first === line.length || first <= before ? 0 : first - before;
  const letters = [...line.slice(from)];
  const cut =
    letters.length > maxExcerpt ? `${letters.slice(0, maxExcerpt - 1).join("")}…` : letters.join("");
  return from === 0 ? cut : `…${cut}`;
}

/**
 * The newest messages of a person’s own conversations that have all the terms, as this person may read them: what is hidden from
 * them is found by no one [MSG-11].
 */
export async function searchMessages(db: Db, userId: string, terms: string): Promise<FoundMessage[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select m.id, m.seq, m.author_id as "authorId", m.body, m.contacts, m.filter_version as "filterVersion", m.created_at as "createdAt", m.conversation_id as "conversationId",
      m.filter_lifted or exists (select from proposal_pairs b
        where b.mission_id = c.mission_id and b.jobbeur_id = c.jobbeur_id and b.is_agreed) as "isOpen",
      ${personJson("p", sql`s.user_id`)} as "otherUser",
      json_build_object('id', h.id, 'title', h.title) as mission
    from conversation_sides s
    join conversations c on c.id = s.conversation_id
    join private_messages m on m.conversation_id = c.id
    join correspondents p on p.id = case when c.owner_id = s.user_id then c.jobbeur_id else c.owner_id end
    join mission_heads h on h.id = c.mission_id
    where s.user_id = ${userId} and s.is_listed
      and to_tsvector('public.jobami_french'::regconfig, m.body) @@ ${query(terms)}
    order by m.created_at desc, m.id desc limit ${sql.raw(String(looked))}`);
  const texts = rows.map((row) => readable(row, row.authorId === userId, row.isOpen).text);
  const shown = await matching(db, texts, terms);
  return rows
    .flatMap((row, at): FoundMessage[] =>
      shown.has(at)
        ? [
            {
              id: row.id,
              conversation_id: row.conversationId,
              seq: row.seq,
              sender_id: row.authorId,
              otherUser: row.otherUser,
              mission: row.mission,
              excerpt: excerptOf(texts[at] ?? "", terms),
              created_at: new Date(row.createdAt).toISOString(),
            },
          ]
        : [],
    )
    .slice(0, maxFound);
}
