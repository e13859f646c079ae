import { redirect } from "react-router";
import { publicPages } from "../pages.ts";

/** The way out without scripts; opening the address signs nobody out. */
export { signOutAction as action } from "../features/auth/index.server.ts";

export function loader() {
  return redirect(publicPages.home.path);
}
