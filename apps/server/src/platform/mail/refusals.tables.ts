import { refusedWhys } from "@jobami/api/email-change/contract";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

export type RefusalReason = (typeof refusedWhys)[number];

/** Addresses that take no more mail, by a keyed digest. */
export const mailRefusals = pgTable("mail_refusals", {
  addressDigest: text("address_digest").primaryKey(),
  why: text("why", { enum: refusedWhys }).notNull(),
  since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
  /** Its owner, or the operator, asked for mails again then: reports of earlier ones change nothing. */
  acceptedAt: timestamp("accepted_at", { withTimezone: true, precision: 3 }),
});

export const mailRefusalTables = [
  declareTable(mailRefusals, {
    keyed: [{ column: mailRefusals.addressDigest }],
    exported: { nothing: "A keyed digest of an address, which names no one." },
    erased: {
      how: "keep",
      because: "A keyed digest, so that no one writes again to whoever refused; it goes after half a year.",
    },
  }),
];
