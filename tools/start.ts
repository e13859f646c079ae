import { buildWeb, isWebBuilt } from "./web-build.ts";

// The bootstrap died without a word (kill -9): end as if asked to, so that no orphan keeps the port and the data.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

// Until the server listens to them itself, nothing runs that would have to be finished first.
const end = () => process.exit(0);
process.once("SIGTERM", end).once("SIGINT", end);
const { main } = await import("../apps/server/src/main.ts");
// Beside the build the database is prepared.
await main(process.argv.slice(2), async () => {
  if (!isWebBuilt()) await buildWeb();
});
process.off("SIGTERM", end).off("SIGINT", end);
