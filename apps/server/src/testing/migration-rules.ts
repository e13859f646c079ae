/** What a build that runs beside the new one, or is gone back to, could not live with, by what is written in a migration. */
const contractions: readonly { kind: string; pattern: RegExp }[] = [
  { kind: "drops a table", pattern: /\bdrop\s+table\b/i },
  { kind: "drops a column", pattern: /\bdrop\s+column\b/i },
  { kind: "renames", pattern: /\brename\s+(to|column|constraint|value)\b/i },
  { kind: "changes the type of a column", pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i },
  { kind: "asks for a value that older builds do not give", pattern: /\bset\s+not\s+null\b/i },
  { kind: "takes a default away", pattern: /\bdrop\s+default\b/i },
];

/** A column that older builds, which do not know it, leave out. */
const addedColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)((?:[^;,(]|\([^)]*\))*)/gi;
const givesItself = /\b(default|generated)\b/i;

/** A migration that only takes away what no build uses any more states it, and since which one, in its first line. */
const contractLine = /^-- contract: .+ since (\d{4})\b/;

/** What of a migration is no expansion, in a sentence each; `since` is the migration whose build stopped using it, where one is named. */
export function readMigration(sql: string): { contractions: string[]; since: string | null } {
  const code = sql.replace(/--.*$/gm, "");
  const found = contractions.filter(({ pattern }) => pattern.test(code)).map(({ kind }) => kind);
  for (const [, name, rest = ""] of code.matchAll(addedColumn))
    if (/\bnot\s+null\b/i.test(rest) && !givesItself.test(rest))
      found.push(`adds the column ${name} that older builds leave empty`);
  return { contractions: found, since: contractLine.exec(sql)?.[1] ?? null };
}
