import { authTables } from "./domains/auth/auth.tables.ts";
import { consentsTables } from "./domains/consents/consents.tables.ts";
import { jobiTables } from "./domains/jobi/jobi.tables.ts";
import { missionsTables } from "./domains/missions/missions.tables.ts";
import { newsletterTables } from "./domains/newsletter/newsletter.tables.ts";
import { notificationsTables } from "./domains/notifications/notifications.tables.ts";
import { proposalsTables } from "./domains/proposals/proposals.tables.ts";
import { usersTables } from "./domains/users/users.tables.ts";
import type { TableDeclaration } from "./platform/database/personal-data.ts";
import { idempotencyTables } from "./platform/http/idempotency.tables.ts";
import { liveTables } from "./platform/live/live.tables.ts";
import { mailTables } from "./platform/mail/mail.tables.ts";
import { secretsTables } from "./platform/secrets/secrets.tables.ts";
import { sessionsTables } from "./platform/sessions/sessions.tables.ts";

/** Every table with its part in export and erasure. A test compares it with the database. */
export const tables: readonly TableDeclaration[] = [
  ...secretsTables,
  ...idempotencyTables,
  ...sessionsTables,
  ...mailTables,
  ...liveTables,
  ...usersTables,
  ...authTables,
  ...consentsTables,
  ...jobiTables,
  ...newsletterTables,
  ...notificationsTables,
  ...missionsTables,
  ...proposalsTables,
];
