import { missionSchema } from "@jobami/api/missions/contract";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { MaskedKind } from "../../composition/contributions.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";
import { maskJson, readableText, type TextReader } from "../masking/masking.domain.ts";
import { missions } from "./missions.tables.ts";

const { createdAt: _created, updatedAt: _updated, ...columns } = getTableColumns(missions);

/** The columns that are called as in the contract, as they are. */
const asStored = Object.entries(columns)
  .filter(([name]) => Object.hasOwn(missionSchema.shape, name) && name !== "title" && name !== "description")
  .map(([name, { name: column }]) => sql.raw(`'${name}', m.${column}`));

const masked = (kind: MaskedKind, column: "title" | "description") => ({
  kind,
  subject: sql`m.id`,
  text: sql.raw(`m.${column}`),
});
const title = masked("mission.title", "title");
const description = masked("mission.description", "description");
const alt = { kind: "picture.alt", subject: sql`c.file_id`, text: sql`c.alt` } as const;

const isAgreed = sql`exists (select from proposal_pairs b where b.mission_id = m.id and b.is_agreed)`;

/** Who reads a mission `m` and its pictures: a side of the agreement about it, and staff, all of its texts. */
export const readerOf = (userId: SQL, isStaff = false): TextReader => ({
  userId,
  seesWhole: sql`(${sql.raw(String(isStaff))} or exists (
    select from proposal_pairs b where b.mission_id = m.id and b.jobbeur_id = ${userId} and b.is_agreed))`,
});

const textsFor = (reader: TextReader | undefined) => {
  if (reader === undefined)
    return sql`'title', m.title, 'description', m.description, 'maskedTitle', null, 'maskedDescription', null`;
  const maskFor = (column: typeof title) => maskJson(column, { userId: reader.userId, isOpen: isAgreed });
  return sql`'title', ${readableText(title, reader)}, 'description', ${readableText(description, reader)},
    'maskedTitle', ${maskFor(title)}, 'maskedDescription', ${maskFor(description)}`;
};

/** Who a mission's JSON is for: whom its owner may be separated from, and who reads its texts; without a reader they are as everybody reads them. */
export interface MissionJsonOptions {
  apart?: SQL;
  reader?: TextReader;
  /** Further fields, as `json_build_object` takes them. */
  more?: SQL;
}

/** The JSON of a mission; `m` is the row of `missions`, `p` its owner's of `people`. */
export const missionJsonFor = ({ apart, reader, more }: MissionJsonOptions = {}) => sql`json_build_object(
  ${sql.join(asStored, sql.raw(", "))},
  ${textsFor(reader)},
  'place', json_build_object('code', m.place_code, 'name', m.place_name,
    'postalCode', m.postal_code, 'departmentCode', m.department_code),
  'date', m.day,
  'endDate', case when m.end_day > m.day then m.end_day end,
  'amount', ${amountJson("m")},
  'jobiAmount', ${jobiAmountJson("m")},
  'paymentMethodType', m.payment_method,
  'owner', ${personJson("p", apart)},
  'proposalCount', (select count(*) from mission_bids b where b.mission_id = m.id and b.is_standing),
  'cover', (
    select json_build_object('file', c.file_id, 'alt', ${reader === undefined ? alt.text : readableText(alt, reader)}, 'width', c.width, 'height', c.height, 'count', c.count)
    from (select i.*, count(*) over () as count from mission_pictures i join kept_files f on f.id = i.file_id
      where i.mission_id = m.id and not i.is_hidden) c order by c.place limit 1),
  'asking', case when m.statut = 'ouverte' and m.audience <> 'tous' then json_build_object('audience', m.audience,
    'until', ${instantText("m.asked_until")}, 'opensAfter', m.opens_after) end,
  'createdAt', ${instantText("m.created_at")},
  'updatedAt', ${instantText("m.updated_at")}${more === undefined ? sql`` : sql`, ${more}`}
)`;

/** The same as everybody reads it who is informed of it. */
export const missionJson = missionJsonFor();
