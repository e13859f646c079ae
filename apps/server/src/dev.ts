import { demoAccounts, fillWithDemo } from "./demo/demo.service.ts";
import { serveSources } from "./platform/pages/dev-sources.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { run } from "./run.ts";

await run(
  { NODE_ENV: "development", LOG_LEVEL: "warn", ...process.env },
  {
    pages: async (app, facts) => registerPages(app, { facts, sources: await serveSources(app) }),
    demo: {
      accounts: demoAccounts,
      fill: async ({ platform }) => {
        await fillWithDemo(platform);
      },
    },
  },
);
