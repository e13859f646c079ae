export { askedSlugOf, askPath, storedAsk } from "./ask-address.ts";
