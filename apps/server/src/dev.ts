import { readConfig } from "./config.ts";
import { serveSources } from "./platform/pages/dev-sources.ts";
import { registerPages } from "./platform/pages/pages.ts";
import { start } from "./start.ts";

const server = await start(readConfig({ NODE_ENV: "development", LOG_LEVEL: "warn", ...process.env }), {
  pages: async (app, facts) => registerPages(app, { facts, sources: await serveSources(app) }),
});
const stop = () => void server.stop().then(() => process.exit(0));
process.once("SIGTERM", stop).once("SIGINT", stop);
process.stdout.write(`Ready: ${server.url}\n`);
