export { robotsLoader, sitemapLoader } from "./sitemap.server.ts";
