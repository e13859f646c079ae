export { sitemapLoader as loader } from "./index.server.ts";
