import { redirect } from "react-router";
import { cookiesPath } from "../../../generated/paths.ts";

/** Where the choice about cookies is sent without scripts; who opens the address finds the choice. */
export { cookieChoiceAction as action } from "./index.server.ts";

export function loader() {
  return redirect(`${cookiesPath}#choix`);
}
