import { ConfigError, readConfig } from "./config.ts";
import { DataDirInUse } from "./platform/database/lock.ts";
import { DatabaseMoved } from "./platform/database/move/moved.ts";
import { DatabaseAway } from "./platform/database/unavailable.ts";
import { nameOrders } from "./platform/process/order-name.ts";
import { type RunningServer, type StartOptions, start } from "./start.ts";

const systemFaults = new Set(["EADDRINUSE", "EADDRNOTAVAIL", "EACCES", "ECONNREFUSED", "ENOTFOUND"]);

/** Faults of the operator's making: their sentence states more than a stack would. */
function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    error instanceof DatabaseAway ||
    error instanceof DatabaseMoved ||
    systemFaults.has(String((error as NodeJS.ErrnoException).code))
  );
}

function fail(error: unknown): never {
  process.stderr.write(
    `${isOperatorError(error) ? nameOrders(error.message) : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}

/** Before the server is ready there is nothing to finish: a start that is cut short is taken up by the next one. */
function stopOnSignal(): (server: RunningServer) => void {
  let running: RunningServer | null = null;
  let isStopping = false;
  const stop = () => {
    if (running === null) process.exit(0);
    if (isStopping) return;
    isStopping = true;
    running.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  return (server) => {
    running = server;
  };
}

/** Runs the server as a process: one line when it is ready, exit 0 after SIGTERM, exit 1 with a reason when it cannot start. */
export async function run(environment: NodeJS.ProcessEnv, options: StartOptions): Promise<void> {
  const stopsFromNow = stopOnSignal();
  try {
    const server = await start(readConfig(environment), options);
    stopsFromNow(server);
    process.stdout.write(`Ready: ${server.url}\n`);
  } catch (error) {
    fail(error);
  }
}
