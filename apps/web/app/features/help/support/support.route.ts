import { type LoaderFunctionArgs, redirect } from "react-router";
import { dashboardPath } from "../../../generated/paths.ts";

/** The short addresses of the help lead into the dashboard, which asks who is there [SUPP-01, SUPP-02, SUPP-03]. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(`${dashboardPath}${url.pathname}`);
}
