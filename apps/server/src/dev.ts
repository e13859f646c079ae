import { demoAccounts, demoEmails, shownPeople } from "./demo/accounts.ts";
import { fillWithDemo } from "./demo/demo.service.ts";
import { isHotReload, serveSources } from "./platform/pages/dev-sources.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { run } from "./run.ts";

await run(
  { NODE_ENV: "development", LOG_LEVEL: "warn", ...process.env },
  {
    pages: async (app, options) => registerPages(app, { ...options, sources: await serveSources(app) }),
    isUpgrade: isHotReload,
    demo: {
      accounts: demoAccounts,
      emails: demoEmails,
      people: shownPeople,
      fill: async (platform) => {
        await fillWithDemo(platform);
      },
    },
  },
);
