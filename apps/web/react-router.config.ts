import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

const config: Config = {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // A page whose own loader comes apart from it would be one request more.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
