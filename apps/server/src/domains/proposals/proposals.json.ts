import { sql } from "drizzle-orm";

const instantText = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const person = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'prenom', ${alias}.prenom, 'initiale', ${alias}.initiale)`);

const amount = (alias: string) =>
  sql.raw(
    `case when ${alias}.payment_method = 'jobis' then ${alias}.jobis::numeric else trim_scale(${alias}.amount_cents / 100.0) end`,
  );

const jobiAmount = (alias: string) =>
  sql.raw(`case when ${alias}.payment_method = 'hybrid' then ${alias}.jobis else 0 end`);

/** The JSON of a proposal, written by the database over `proposalRows`. */
export const proposalJson = sql`json_build_object(
  'proposalId', r.id,
  'mission', json_build_object('id', h.id, 'title', h.title, 'statut', h.statut, 'owner', ${person("owner")}),
  'jobbeur', ${person("jobbeur")},
  'statut', r.statut, 'version', r.version,
  'amount', ${amount("newest")}, 'jobiAmount', ${jobiAmount("newest")},
  'paymentMethodType', newest.payment_method, 'message', newest.message,
  'offers', (select json_agg(json_build_object(
      'version', o.version, 'by', o.side, 'amount', ${amount("o")}, 'jobiAmount', ${jobiAmount("o")},
      'paymentMethodType', o.payment_method, 'message', o.message, 'createdAt', ${instantText("o.created_at")}
    ) order by o.version) from proposal_offers o where o.proposal_id = r.id),
  'createdAt', ${instantText("r.created_at")}, 'updatedAt', ${instantText("r.updated_at")}
)`;

/** What `proposalJson` reads, joined to the rows `r`. */
export const proposalJoins = sql`
  join mission_heads h on h.id = r.mission_id
  join people owner on owner.id = r.owner_id
  join people jobbeur on jobbeur.id = r.jobbeur_id
  cross join lateral (select o.* from proposal_offers o where o.proposal_id = r.id order by o.version desc limit 1) newest`;
