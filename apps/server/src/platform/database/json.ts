import { storageAddress } from "@jobami/api/files/routes";
import { type SQL, sql } from "drizzle-orm";

/** An instant as the contract writes it. */
export const instantText = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const [beforeId, afterId] = storageAddress("|", "small").split("|");

/** One of two people blocks the other. */
export const areApart = (one: SQL, other: SQL): SQL =>
  sql`exists (select from kept_apart k where k.user_id = ${one} and k.other_id = ${other})`;

/**
 * The address of the small picture of a person, over a row of the views `people` or `correspondents`, which have one only of whom
 * others may see a profile; null for a `viewer` from whom they are separated.
 */
export function faceJson(alias: string, viewer?: SQL): SQL {
  const person = sql.raw(alias);
  const isSeen = viewer === undefined ? sql`true` : sql`not ${areApart(viewer, sql`${person}.id`)}`;
  const address = sql.raw(`'${beforeId}' || ${alias}.photo_file_id || '${afterId}'`);
  return sql`case when ${person}.photo_file_id is not null and ${isSeen} then ${address} end`;
}

/** A person as the contract shows them to others, over such a row; without their face for a `viewer` from whom they are separated. */
export function personJson(alias: string, viewer?: SQL): SQL {
  const person = sql.raw(alias);
  return sql`json_build_object('id', ${person}.id, 'prenom', ${person}.prenom, 'initiale', ${person}.initiale,
    'photo', ${faceJson(alias, viewer)})`;
}
