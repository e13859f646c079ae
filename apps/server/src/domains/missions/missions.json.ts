import { missionSchema } from "@jobami/api/missions/contract";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { instantText, personJson } from "../../platform/database/json.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";
import { missions } from "./missions.tables.ts";

const { createdAt: _created, updatedAt: _updated, ...columns } = getTableColumns(missions);

/** The columns that are called as in the contract, as they are. */
const asStored = Object.entries(columns)
  .filter(([name]) => Object.hasOwn(missionSchema.shape, name))
  .map(([name, { name: column }]) => sql.raw(`'${name}', m.${column}`));

/** The JSON of a mission as one person reads it, or several; `m` is the row of `missions`, `p` its owner's of `people`. */
export const missionJsonFor = (viewer?: SQL) => sql`json_build_object(
  ${sql.join(asStored, sql.raw(", "))},
  'place', json_build_object('code', m.place_code, 'name', m.place_name,
    'postalCode', m.postal_code, 'departmentCode', m.department_code),
  'date', m.day,
  'amount', ${amountJson("m")},
  'jobiAmount', ${jobiAmountJson("m")},
  'paymentMethodType', m.payment_method,
  'owner', ${personJson("p", viewer)},
  'proposalCount', (select count(*) from mission_bids b where b.mission_id = m.id and b.is_standing),
  'cover', (
    select json_build_object('file', c.file_id, 'alt', c.alt, 'width', c.width, 'height', c.height, 'count', c.count)
    from (select i.*, count(*) over () as count from mission_pictures i join kept_files f on f.id = i.file_id
      where i.mission_id = m.id and not i.is_hidden) c order by c.place limit 1),
  'asking', case when m.statut = 'ouverte' and m.audience <> 'tous' then json_build_object('audience', m.audience,
    'until', ${instantText("m.asked_until")}, 'opensAfter', m.opens_after) end,
  'createdAt', ${instantText("m.created_at")},
  'updatedAt', ${instantText("m.updated_at")}
)`;

/** The same in lists, which have no mission of whom their reader is separated from, and for all who are informed of it. */
export const missionJson = missionJsonFor();
