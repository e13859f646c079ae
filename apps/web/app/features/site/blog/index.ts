export { ArticleScreen } from "./ArticleScreen.tsx";
export { BlogScreen } from "./BlogScreen.tsx";
export { words as blogWords } from "./copy.ts";
export { articleJsonLd } from "./json-ld.ts";
export { articlePath } from "./paths.ts";
