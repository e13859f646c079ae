import { ConfigError, readConfig } from "./config.ts";
import { demoAccounts, fillWithDemo } from "./demo/demo.service.ts";
import { DataDirInUse } from "./platform/database/lock.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { type RunningServer, start } from "./start.ts";

/** Faults of the operator's making: their sentence says more than a stack would. */
function isOperatorError(error: unknown): error is Error {
  const code = (error as NodeJS.ErrnoException).code;
  return (
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    code === "EADDRINUSE" ||
    code === "EACCES" ||
    code === "ECONNREFUSED"
  );
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

try {
  const server = await start(readConfig(process.env), {
    pages: (app, facts) => registerPages(app, { facts }),
    demo: {
      accounts: demoAccounts,
      fill: async ({ platform }) => {
        await fillWithDemo(platform);
      },
    },
  });
  stopOnSignal(server);
  console.log(`Ready: ${server.url}`);
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error);
  process.exit(1);
}
