import type { RefusalReason } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** A negotiation. Its terms are those of its newest offer. */
export const proposals = pgTable("proposals", {
  id: uuid("id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  /** The mission's owner, who never changes. */
  ownerId: uuid("owner_id").notNull(),
  jobbeurId: uuid("jobbeur_id").notNull(),
  statut: text("statut").notNull(),
  version: integer("version").notNull(),
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
  /** When its mission ended and it with it; null where it was decided for itself, or still is open. */
  missionEndedAt: timestamp("mission_ended_at", { withTimezone: true, precision: 3 }),
  /** The version of its mission that it was made for. */
  missionVersion: integer("mission_version").notNull().default(1),
  /** Until when it is to be confirmed since its mission changed; null where it stands. */
  confirmUntil: timestamp("confirm_until", { withTimezone: true, precision: 3 }),
});

/** One offer of a negotiation; rows are only ever added. */
export const proposalOffers = pgTable(
  "proposal_offers",
  {
    proposalId: uuid("proposal_id").notNull(),
    version: integer("version").notNull(),
    authorId: uuid("author_id").notNull(),
    side: text("side").notNull(),
    amountCents: integer("amount_cents").notNull(),
    jobis: integer("jobis").notNull(),
    paymentMethod: text("payment_method").notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at"),
    /** The filter that left the message as it is: as everybody reads it. */
    filterVersion: integer("filter_version").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.version] })],
);

/** What an owner leaves to whom they refuse. */
export const proposalRefusals = pgTable("proposal_refusals", {
  proposalId: uuid("proposal_id").primaryKey(),
  authorId: uuid("author_id").notNull(),
  reason: text("reason").$type<RefusalReason>(),
  message: text("message").notNull(),
  /** The filter that left the message as it is. */
  filterVersion: integer("filter_version").notNull(),
  createdAt: instant("created_at"),
});

/** What was stated with an offer belongs to the agreement that came of it. */
const frozenOnceAgreed = sql`case when exists (select from proposals p where p.id = proposal_offers.proposal_id and p.statut = 'acceptee')
  then proposal_offers.message else '' end`;

export const proposalsTables = [
  declareTable(proposals, {
    exported: { by: proposals.jobbeurId },
    erased: { how: "keep", because: "Only identifiers: the other side keeps what was agreed." },
  }),
  declareTable(proposalOffers, {
    exported: { by: proposalOffers.authorId },
    erased: { how: "anonymise", by: proposalOffers.authorId, set: { message: frozenOnceAgreed } },
  }),
  declareTable(proposalRefusals, {
    exported: { by: proposalRefusals.authorId },
    erased: { how: "delete", by: proposalRefusals.authorId },
  }),
];
