export { allArticles, feedUpdated } from "./articles.server.ts";
export { articleLoader, blogLoader, feedLoader } from "./blog-pages.server.ts";
