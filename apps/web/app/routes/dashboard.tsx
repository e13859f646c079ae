import { data, type LoaderFunctionArgs, type MetaFunction, Outlet, useRouteLoaderData } from "react-router";
import { RequireRole } from "../features/site/errors/index.ts";
import { DashboardRail } from "../layout/DashboardRail.tsx";
import { PageTrail } from "../layout/PageTrail.tsx";
import { readRail } from "../layout/rail-cookie.ts";
import { WithoutScripts } from "../layout/WithoutScripts.tsx";
import { PartBoundary } from "../platform/failures/index.ts";
import { pageContext, pageMeta, pagesNeedScripts } from "../platform/page/index.ts";
import { SignedInReading } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Tableau de bord", isPrivate: true });

/** A first visit without any session is answered 403 by the server itself [ROLE-09]; the rail is drawn as this device left it. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { user, hasSessionMarker } = context.get(pageContext).facts;
  return data(readRail(request.headers.get("cookie") ?? ""), {
    status: user === null && !hasSessionMarker ? 403 : 200,
  });
}

/** In the browser the guard alone decides: no call for a page that needs none. */
export const clientLoader = () => readRail(document.cookie);

function AreaRail() {
  const remembered = useRouteLoaderData<typeof loader>("routes/dashboard");
  return remembered === undefined ? null : <DashboardRail remembered={remembered} />;
}

/** What the shell draws beside the pages of this area. */
export const handle = { rail: <AreaRail /> };

/** Everything under /dashboard: signed-in people only [ROLE-03]. */
export default function Dashboard() {
  return (
    <>
      <WithoutScripts />
      <RequireRole needs="jobutil">
        <div className={pagesNeedScripts}>
          <SignedInReading>
            <PageTrail />
            <PartBoundary>
              <Outlet />
            </PartBoundary>
          </SignedInReading>
        </div>
      </RequireRole>
    </>
  );
}
