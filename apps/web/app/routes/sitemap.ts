export { sitemapLoader as loader } from "../features/sitemap/index.server.ts";
