import { tablesOf } from "./composition/compose-domains.ts";
import { domains } from "./domains.ts";

/** Every table with its part in export and erasure. A test compares it with the database. */
export const tables = tablesOf(domains);
