import { data, type LoaderFunctionArgs, type MetaFunction, Outlet } from "react-router";
import { pageWorld } from "../server/page-context.ts";
import { pageMeta } from "../shell/meta.ts";
import { RequireRole } from "../shell/RequireRole.tsx";
import { SignedInReading } from "../shell/SignedInReading.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Dashboard", isPrivate: true });

/** A first visit without any session is answered 403 by the server itself [ROLE-09]. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user, hasSessionMarker } = context.get(pageWorld).facts;
  return data(null, { status: user === null && !hasSessionMarker ? 403 : 200 });
}

/** In the browser the guard alone decides: no call for a page that needs none. */
export const clientLoader = () => null;

/** Everything under /dashboard: signed-in people only [ROLE-03]. */
export default function Dashboard() {
  return (
    <RequireRole needs="jobutil">
      <SignedInReading>
        <Outlet />
      </SignedInReading>
    </RequireRole>
  );
}
