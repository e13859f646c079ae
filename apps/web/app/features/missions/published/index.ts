export { loadPublishedPart } from "./load.ts";
