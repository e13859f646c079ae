import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** Why an address takes no more mail: it is not there, or whoever reads it called our mails spam. */
export const refusalReasons = ["bounce", "complaint"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Addresses that take no more mail, by a keyed digest. */
export const mailRefusals = pgTable("mail_refusals", {
  addressDigest: text("address_digest").primaryKey(),
  why: text("why", { enum: refusalReasons }).notNull(),
  since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
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
