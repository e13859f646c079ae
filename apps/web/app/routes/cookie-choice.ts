import { redirect } from "react-router";
import { publicPages } from "../pages.ts";

/** Where the choice about cookies is sent without scripts; who opens the address finds the choice. */
export { cookieChoiceAction as action } from "../features/consents/index.server.ts";

export function loader() {
  return redirect(`${publicPages.cookies.path}#choix`);
}
