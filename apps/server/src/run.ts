import { ConfigError, readConfig } from "./config.ts";
import { DataDirInUse } from "./platform/database/lock.ts";
import { type RunningServer, type StartOptions, start } from "./start.ts";

const systemFaults = new Set(["EADDRINUSE", "EADDRNOTAVAIL", "EACCES", "ECONNREFUSED", "ENOTFOUND"]);

/** Faults of the operator's making: their sentence says more than a stack would. */
function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    systemFaults.has(String((error as NodeJS.ErrnoException).code))
  );
}

function fail(error: unknown): never {
  process.stderr.write(
    `${isOperatorError(error) ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

/** Runs the server as a process: one line when it is ready, exit 0 after SIGTERM, exit 1 with a reason when it cannot start. */
export async function run(environment: NodeJS.ProcessEnv, options: StartOptions): Promise<void> {
  try {
    const server = await start(readConfig(environment), options);
    stopOnSignal(server);
    process.stdout.write(`Ready: ${server.url}\n`);
  } catch (error) {
    fail(error);
  }
}
