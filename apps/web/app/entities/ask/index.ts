export { askedSlugOf, askPath } from "./ask-path.ts";
