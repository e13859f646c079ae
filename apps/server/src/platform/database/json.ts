import { sql } from "drizzle-orm";

/** An instant as the contract writes it. */
export const instantText = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A person as the contract shows them to others, over a row of the view `people`. */
export const personJson = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'prenom', ${alias}.prenom, 'initiale', ${alias}.initiale)`);
