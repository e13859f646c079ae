import { redirect } from "react-router";
import { landingPath } from "../../../generated/paths.ts";

/** The way out without scripts; opening the address signs no one out. */
export { signOutAction as action } from "./index.server.ts";

export function loader() {
  return redirect(landingPath);
}
