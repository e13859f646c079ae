import type { SecurityKind } from "@jobami/api/security/routes";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** How often something was refused, by day, kind and network. */
export const securityCounts = pgTable(
  "security_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").$type<SecurityKind>().notNull(),
    /** A /24 or a /48. */
    network: text("network").notNull(),
    refused: integer("refused").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.network] })],
);

export const securityTables = [
  declareTable(securityCounts, {
    exported: { nothing: "Counts by day and network, about no one." },
    erased: { how: "keep", because: "Counts by day and network name no one, and are gone after a year." },
  }),
];
