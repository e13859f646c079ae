import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Browsers that a person has signed in with. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid("user_id").notNull(),
    deviceId: text("device_id").notNull(),
    firstSeenAt: at("first_seen_at").notNull(),
    lastSeenAt: at("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
);

/** Links of mails about a new device, by the digest of their token. */
export const deviceAlerts = pgTable("device_alerts", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  deviceId: text("device_id").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at"),
});

export const devicesTables = [
  declareTable(knownDevices, {
    exported: { by: knownDevices.userId },
    erased: { how: "delete", by: knownDevices.userId },
  }),
  declareTable(deviceAlerts, {
    exported: { nothing: "Digests of random tokens." },
    erased: { how: "delete", by: deviceAlerts.userId },
  }),
];
