import { buildWeb, isWebBuilt } from "./web-build.ts";

// The bootstrap died without a word (kill -9): end as if asked to, so that no orphan keeps the port and the data.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

if (!isWebBuilt()) {
  const end = () => process.exit(0);
  process.once("SIGTERM", end).once("SIGINT", end);
  await buildWeb();
  process.off("SIGTERM", end).off("SIGINT", end);
}
await import("../apps/server/src/main.ts");
