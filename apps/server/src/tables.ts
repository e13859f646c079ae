import { domains } from "./domains.ts";
import { tablesOf } from "./platform/domain/compose-domains.ts";

/** Every table with its part in export and erasure. A test compares it with the database. */
export const tables = tablesOf(domains);
