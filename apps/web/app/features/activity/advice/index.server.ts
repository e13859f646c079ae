export { adviceArticleLoader, adviceLoader } from "./advice-pages.server.ts";
