export { robotsLoader as loader } from "../features/sitemap/index.server.ts";
