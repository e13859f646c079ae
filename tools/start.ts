import { buildWeb, isWebBuilt } from "./web-build.ts";

// The bootstrap died without a word (kill -9): end as if asked to, so that no orphan keeps the port and the data.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

// Until the server listens to them itself, nothing runs that would have to be finished first.
const end = () => process.exit(0);
process.once("SIGTERM", end).once("SIGINT", end);
const [order, ...args] = process.argv.slice(2);
if (order !== undefined) {
  const { runCommand } = await import("../apps/server/src/commands/commands.ts");
  const { lines, isDone } = await runCommand(order, args, process.env);
  (isDone ? process.stdout : process.stderr).write(`${lines.join("\n")}\n`);
  process.exitCode = isDone ? 0 : 1;
} else {
  // Beside the build the database is prepared; whoever waits for the build hears of its failure.
  const webBuild = isWebBuilt() ? Promise.resolve() : buildWeb();
  webBuild.catch(() => undefined);
  const { main } = await import("../apps/server/src/main.ts");
  await main(webBuild);
}
process.off("SIGTERM", end).off("SIGINT", end);
