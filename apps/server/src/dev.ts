import { demoAccounts, demoEmails, shownPeople } from "./demo/accounts.ts";
import { fillWithDemo } from "./demo/demo.service.ts";
import { settleDemo } from "./demo/settle.ts";
import { isHotReload, serveSources } from "./platform/pages/dev-sources.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { run } from "./run.ts";

await run(
  // A page asks for each module of its sources, some thousand: the limit of pages is for what is built.
  { NODE_ENV: "development", LOG_LEVEL: "warn", RATE_LIMIT_PAGES: "1000000", ...process.env },
  {
    // A page shows its sources as they stand: none is remembered.
    pages: async (app, { memory: _, ...options }) =>
      registerPages(app, { ...options, sources: await serveSources(app) }),
    isUpgrade: isHotReload,
    demo: {
      accounts: demoAccounts,
      emails: demoEmails,
      people: shownPeople,
      fill: async (platform) => {
        await fillWithDemo(platform);
      },
      settle: settleDemo,
    },
  },
);
