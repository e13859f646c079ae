/** Where the domain of search still finds it. */
export type { SavedProfile } from "../../composition/contributions.ts";
