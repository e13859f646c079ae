import { demoAccounts, fillWithDemo } from "./demo/demo.service.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { run } from "./run.ts";

await run(process.env, {
  pages: (app, facts) => registerPages(app, { facts }),
  demo: {
    accounts: demoAccounts,
    fill: async ({ platform }) => {
      await fillWithDemo(platform);
    },
  },
});
