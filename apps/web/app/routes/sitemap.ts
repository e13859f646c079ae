export { sitemapLoader as loader } from "../features/search/index.server.ts";
