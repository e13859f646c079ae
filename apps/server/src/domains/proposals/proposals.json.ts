import { type SQL, sql } from "drizzle-orm";
import { instantText, personJson } from "../../platform/database/json.ts";
import { zoneOfPlaceSql } from "../../platform/database/zones.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";
import { maskJson, readableText } from "../masking/masking.domain.ts";

const messageOf = (offer: "o" | "newest") =>
  ({
    kind: "offer.message",
    subject: sql`r.id`,
    part: sql.raw(`${offer}.version`),
    text: sql.raw(`${offer}.message`),
  }) as const;

/** Of the refusal `n` of the proposal `r`. */
const refusalText = { kind: "refusal.text", subject: sql`r.id`, text: sql`n.message` } as const;

/** Whoever reads a proposal that was agreed on reads all of it, and so does staff; before that each side what it wrote itself. */
const isAgreed = sql`r.statut = 'acceptee'`;
const readerOf = ({ userId, isStaff = false }: ProposalReader) => ({
  userId,
  seesWhole: isStaff ? sql`true` : isAgreed,
});

/** Who reads a proposal. */
export interface ProposalReader {
  userId: SQL;
  isStaff?: boolean;
}

/** The JSON of a proposal as a person reads it, written by the database over `proposalRows`. */
export const proposalJsonFor = (reader: ProposalReader) => sql`json_build_object(
  'proposalId', r.id,
  'mission', json_build_object('id', h.id, 'title', h.title, 'statut', h.statut, 'owner', ${personJson("owner", sql`r.jobbeur_id`)},
    'zone', ${zoneOfPlaceSql("h.place_code")}, 'date', to_char(h.day, 'YYYY-MM-DD'), 'endDate', to_char(h.end_day, 'YYYY-MM-DD'), 'timing', h.timing, 'moment', h.moment, 'budgetType', h.budget_type),
  'jobbeur', ${personJson("jobbeur", sql`r.owner_id`)},
  'statut', r.statut, 'version', r.version, 'missionVersion', r.mission_version,
  'confirmBy', case when r.confirm_until is not null then ${instantText("r.confirm_until")} end,
  'amount', ${amountJson("newest")}, 'jobiAmount', ${jobiAmountJson("newest")},
  'paymentMethodType', newest.payment_method, 'message', ${readableText(messageOf("newest"), readerOf(reader))},
  'offers', (select json_agg(json_build_object(
      'version', o.version, 'by', o.side, 'amount', ${amountJson("o")}, 'jobiAmount', ${jobiAmountJson("o")},
      'paymentMethodType', o.payment_method, 'message', ${readableText(messageOf("o"), readerOf(reader))},
      'masked', ${maskJson(messageOf("o"), { userId: reader.userId, isOpen: isAgreed })}, 'createdAt', ${instantText("o.created_at")}
    ) order by o.version) from proposal_offers o where o.proposal_id = r.id),
  'refusalNote', case when r.statut = 'refusee' then (select json_build_object(
      'reason', n.reason, 'text', ${readableText(refusalText, readerOf(reader))},
      'masked', ${maskJson(refusalText, { userId: reader.userId, isOpen: isAgreed })}
    ) from proposal_refusals n where n.proposal_id = r.id) end,
  'createdAt', ${instantText("r.created_at")}, 'updatedAt', ${instantText("r.updated_at")}
)`;

/** The offer that the proposal `r` stands at. */
export const newestOffer = sql`(select o.* from proposal_offers o where o.proposal_id = r.id order by o.version desc limit 1)`;

/** What `proposalJsonFor` reads, joined to the rows `r`. */
export const proposalJoins = sql`
  join mission_heads h on h.id = r.mission_id
  join people owner on owner.id = r.owner_id
  join people jobbeur on jobbeur.id = r.jobbeur_id
  cross join lateral ${newestOffer} newest`;
