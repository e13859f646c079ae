/** Where the domain of search still finds it. */
export { defineDomain } from "../../composition/define-domain.ts";
