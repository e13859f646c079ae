import { flushCompileCache } from "node:module";
import { demoAccounts, demoEmails, shownPeople } from "./demo/accounts.ts";
import { loadQuickly } from "./platform/process/quick-load.ts";

/** Runs the server as it is operated; only its pages wait for the build of the web application, not its database. */
export async function main(webBuild: Promise<void> = Promise.resolve()): Promise<void> {
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

if (import.meta.main) await main();
