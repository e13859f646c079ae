export { onPostgres, type Wait, waitsFor } from "../../apps/server/src/testing/waits.ts";
