import { franceZone } from "@jobami/api/places/france-zone";
import { placeZones } from "@jobami/api/places/zones";
import { type SQL, sql } from "drizzle-orm";

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The zone of the site itself: its days begin at midnight in France. */
export const franceZoneSql = sql.raw(text(franceZone));

/** The zone of a commune, by a column with its INSEE code: what `zoneOf` states of it. */
export function zoneOfPlaceSql(column: string): SQL {
  const cases = placeZones.map(
    ({ zone, codes }) => `when ${column} ~ '^(${codes.join("|")})' then ${text(zone)}`,
  );
  return sql.raw(`(case ${cases.join(" ")} else ${text(franceZone)} end)`);
}

/** Rows (zone, day, at) of what is asked of each zone. */
export function zoneRows(rows: readonly { zone: string; day: string; at?: number }[]): SQL {
  const column = (values: readonly string[]) => sql.param([...values]);
  return sql`unnest(${column(rows.map(({ zone }) => zone))}::text[], ${column(rows.map(({ day }) => day))}::date[],
    ${column(rows.map(({ at = 0 }) => new Date(at).toISOString()))}::timestamptz[])`;
}
