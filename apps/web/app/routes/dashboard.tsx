import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { RequireRole } from "../features/site/errors/index.ts";
import "../layout/bar-room.css.ts";
import { DashboardRail } from "../layout/DashboardRail.tsx";
import { firstAnswers } from "../layout/first-answers.server.ts";
import { PageTrail } from "../layout/PageTrail.tsx";
import { type RailRecord, readRail } from "../layout/rail-cookie.ts";
import { WithoutScripts } from "../layout/WithoutScripts.tsx";
import { PartBoundary } from "../platform/failures/index.ts";
import { pageContext, pageMeta, pagesNeedScripts } from "../platform/page/index.ts";
import { privatePage, readFirst } from "../platform/reading/index.server.ts";
import { type FirstReadings, ReadFirst } from "../platform/reading/index.ts";
import { SignedInReading } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Tableau de bord", isPrivate: true });

/** A first visit without any session is answered 403 by the server itself [ROLE-09]; the rail is drawn as this device left it, and what the page shows first comes along. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { user, hasSessionMarker } = context.get(pageContext).facts;
  const rail = readRail(request.headers.get("cookie") ?? "");
  const known = await readFirst(context, firstAnswers(url));
  return data({ rail, known }, { status: user === null && !hasSessionMarker ? 403 : 200 });
}

export const headers = privatePage;

/** In the browser the guard alone decides: no call for a page that needs none. */
export const clientLoader = (): { rail: RailRecord; known: FirstReadings } => ({
  rail: readRail(document.cookie),
  known: {},
});

function AreaRail() {
  const data = useRouteLoaderData<typeof loader>("routes/dashboard");
  return data === undefined ? null : <DashboardRail remembered={data.rail} />;
}

export const shouldRevalidate = () => false;

/** What the shell draws beside the pages of this area. */
export const handle = { rail: <AreaRail /> };

/** Everything under /dashboard: signed-in people only [ROLE-03]. */
export default function Dashboard() {
  const { known } = useLoaderData<typeof loader>();
  return (
    <>
      <WithoutScripts />
      <RequireRole needs="jobutil">
        <div className={pagesNeedScripts}>
          <SignedInReading>
            <PageTrail />
            <PartBoundary>
              <ReadFirst known={known}>
                <Outlet />
              </ReadFirst>
            </PartBoundary>
          </SignedInReading>
        </div>
      </RequireRole>
    </>
  );
}
