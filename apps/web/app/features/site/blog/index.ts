export { ArticleScreen } from "./ArticleScreen.tsx";
export { BlogScreen } from "./BlogScreen.tsx";
export { copy as blogCopy } from "./copy.ts";
export { articleJsonLd } from "./json-ld.ts";
export { articlePath } from "./paths.ts";
