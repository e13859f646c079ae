import { redirect } from "react-router";

/** The short address of the help leads into the dashboard, which asks who is there [SUPP-01]. */
export function loader() {
  return redirect("/dashboard/support");
}
