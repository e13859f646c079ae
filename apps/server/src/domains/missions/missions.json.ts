import { sql } from "drizzle-orm";

/** An instant as the contract writes it. */
export const instantText = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The JSON of a mission, written by the database; `m` is the row of `missions`, `p` its owner's of `people`. */
export const missionJson = sql`json_build_object(
  'id', m.id, 'title', m.title, 'description', m.description,
  'category', m.category, 'subcategory', m.subcategory,
  'place', json_build_object('code', m.place_code, 'name', m.place_name,
    'postalCode', m.postal_code, 'departmentCode', m.department_code),
  'date', m.day, 'moment', m.moment, 'budgetType', m.budget_type,
  'amount', case when m.payment_method = 'jobis' then m.jobis::numeric else trim_scale(m.amount_cents / 100.0) end,
  'jobiAmount', case when m.payment_method = 'hybrid' then m.jobis else 0 end,
  'paymentMethodType', m.payment_method, 'isUrgent', m.is_urgent, 'statut', m.statut,
  'owner', json_build_object('id', p.id, 'prenom', p.prenom, 'initiale', p.initiale),
  'proposalCount', (select count(*) from mission_bids b where b.mission_id = m.id and b.is_standing),
  'createdAt', ${instantText("m.created_at")}
)`;
