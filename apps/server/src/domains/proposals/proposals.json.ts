import { sql } from "drizzle-orm";
import { instantText, personJson } from "../../platform/database/json.ts";
import { zoneOfPlaceSql } from "../../platform/database/zones.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";

/** The JSON of a proposal, written by the database over `proposalRows`. */
export const proposalJson = sql`json_build_object(
  'proposalId', r.id,
  'mission', json_build_object('id', h.id, 'title', h.title, 'statut', h.statut, 'owner', ${personJson("owner", sql`r.jobbeur_id`)},
    'zone', ${zoneOfPlaceSql("h.place_code")}, 'date', to_char(h.day, 'YYYY-MM-DD'), 'moment', h.moment, 'budgetType', h.budget_type),
  'jobbeur', ${personJson("jobbeur", sql`r.owner_id`)},
  'statut', r.statut, 'version', r.version,
  'amount', ${amountJson("newest")}, 'jobiAmount', ${jobiAmountJson("newest")},
  'paymentMethodType', newest.payment_method, 'message', newest.message,
  'offers', (select json_agg(json_build_object(
      'version', o.version, 'by', o.side, 'amount', ${amountJson("o")}, 'jobiAmount', ${jobiAmountJson("o")},
      'paymentMethodType', o.payment_method, 'message', o.message, 'createdAt', ${instantText("o.created_at")}
    ) order by o.version) from proposal_offers o where o.proposal_id = r.id),
  'createdAt', ${instantText("r.created_at")}, 'updatedAt', ${instantText("r.updated_at")}
)`;

/** The offer that the proposal `r` stands at. */
export const newestOffer = sql`(select o.* from proposal_offers o where o.proposal_id = r.id order by o.version desc limit 1)`;

/** What `proposalJson` reads, joined to the rows `r`. */
export const proposalJoins = sql`
  join mission_heads h on h.id = r.mission_id
  join people owner on owner.id = r.owner_id
  join people jobbeur on jobbeur.id = r.jobbeur_id
  cross join lateral ${newestOffer} newest`;
