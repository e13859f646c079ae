export { type ExpiringFlag, expiringFlag } from "./expiring-flag.ts";
export { type StoredRecord, storedRecord } from "./stored.ts";
