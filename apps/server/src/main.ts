import { flushCompileCache } from "node:module";
import { demoAccounts, demoEmails, shownPeople } from "./demo/accounts.ts";
import { nameOrders } from "./platform/process/order-name.ts";
import { loadQuickly } from "./platform/process/quick-load.ts";

/** Carries out an order of the operator, such as `staff list`; says by its exit code whether it was done. */
async function obey(order: string, args: readonly string[]): Promise<void> {
  const { runCommand } = await import("./commands/commands.ts");
  const { lines, isDone } = await runCommand(order, args, process.env);
  (isDone ? process.stdout : process.stderr).write(`${nameOrders(lines.join("\n"))}\n`);
  process.exitCode = isDone ? 0 : 1;
}

/** Runs the server; only its pages wait for the build of the web application, not its database. */
async function serve(webBuild: Promise<void>): Promise<void> {
  // Before anything is imported that asks: React and others hold a development build each.
  process.env.NODE_ENV ||= "production";
  loadQuickly();
  const { run } = await import("./run.ts");
  await run(process.env, {
    pages: async (app, options) => {
      await webBuild;
      const { registerPages } = await import("./platform/pages/pages.ts");
      await registerPages(app, options);
    },
    demo: {
      accounts: demoAccounts,
      emails: demoEmails,
      people: shownPeople,
      fill: async (platform) => {
        const { fillWithDemo } = await import("./demo/demo.service.ts");
        await fillWithDemo(platform);
      },
      settle: async (platform, stopping) => {
        const { settleDemo } = await import("./demo/settle.ts");
        await settleDemo(platform, stopping);
      },
    },
  });
  // By itself it is written when the process exits, which kill -9 does not wait for.
  flushCompileCache();
}

/** Does what stands behind its name on the command line: an order of the operator, or else serves, over pages that may have to be built. */
export async function main(
  [order, ...args]: readonly string[],
  buildPages: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (order !== undefined) return obey(order, args);
  const webBuild = buildPages();
  // Whoever waits for the build hears of its failure.
  webBuild.catch(() => undefined);
  await serve(webBuild);
}

// Not awaited: what is imported while it starts may import what stands in this file, once both are one bundle.
if (import.meta.main) void main(process.argv.slice(2));
