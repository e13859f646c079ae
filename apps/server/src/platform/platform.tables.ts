import { allowancesTables } from "./allowances/allowances.tables.ts";
import { auditTables } from "./audit/audit.tables.ts";
import type { TableDeclaration } from "./database/personal-data.ts";
import { idempotencyTables } from "./http/idempotency.tables.ts";
import { liveTables } from "./live/live.tables.ts";
import { mailTables } from "./mail/mail.tables.ts";
import { mailRefusalTables } from "./mail/refusals.tables.ts";
import { maintenanceTables } from "./maintenance/maintenance.tables.ts";
import { publishedFilesTables } from "./pages/published/published-files.tables.ts";
import { localPaymentsTables } from "./payments/local-payments.tables.ts";
import { secretsTables } from "./secrets/secrets.tables.ts";
import { securityTables } from "./security/security.tables.ts";
import { servedAddressTables } from "./served-address/served-address.tables.ts";
import { sessionsTables } from "./sessions/sessions.tables.ts";

/** The tables of what every domain stands on. */
export const platformTables: readonly TableDeclaration[] = [
  ...secretsTables,
  ...allowancesTables,
  ...idempotencyTables,
  ...sessionsTables,
  ...mailTables,
  ...liveTables,
  ...maintenanceTables,
  ...auditTables,
  ...localPaymentsTables,
  ...publishedFilesTables,
  ...securityTables,
  ...mailRefusalTables,
  ...servedAddressTables,
];
