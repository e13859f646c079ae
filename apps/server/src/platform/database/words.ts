import { type SQL, sql } from "drizzle-orm";

const accents = ["àâäãéèêëîïôöõùûüçñÿ", "aaaaeeeeiiooouuucny"] as const;
const bare = (text: SQL) => sql`translate(lower(${text}), ${accents[0]}, ${accents[1]})`;

/** Whether every word that was typed stands in a text, whatever its case and accents. */
export function hasWords(text: SQL, typed: string): SQL {
  const each = typed.split(/\s+/).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
    return sql`${bare(text)} like ${bare(sql`${pattern}::text`)}`;
  });
  return sql.join(each, sql` and `);
}
