import { redirect } from "react-router";
import { memberPages } from "../pages.ts";

/** No ticket can be opened yet: who follows the address of one finds the help, and whom to ask there. */
export function loader() {
  return redirect(memberPages.support.path);
}
