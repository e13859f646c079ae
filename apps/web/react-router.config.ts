import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { keepBudgets } from "./first-view-budgets.ts";
import { precompress } from "./precompress.ts";

const config: Config = {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // A page whose own loader comes apart from it would be one request more.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await keepBudgets(folder);
    await precompress(folder);
  },
};

export default config;
