export { loadSearchDialog } from "./load.ts";
