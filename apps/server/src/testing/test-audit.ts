import { asc, sql } from "drizzle-orm";
import { auditEntries } from "../platform/audit/audit.tables.ts";
import type { TestServer } from "./test-server.ts";

/** What the audit keeps of acts, the oldest first: reads are stored beside them (contract-tests/reads.test.ts). */
export const storedActs = (server: TestServer) =>
  server.platform.db
    .select()
    .from(auditEntries)
    .where(sql`kind not like '%.read'`)
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
