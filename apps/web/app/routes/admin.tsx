import { type LoaderFunctionArgs, type MetaFunction, Outlet, useRouteLoaderData } from "react-router";
import { staffPlaces } from "../entities/place/index.ts";
import { RequireStaff } from "../features/staff/frame/index.ts";
import { administrationAudience, administrationLabel } from "../generated/paths.ts";
import { DashboardRail } from "../layout/DashboardRail.tsx";
import { readRail } from "../layout/rail-cookie.ts";
import { StaffFrame } from "../layout/StaffFrame.tsx";
import { loadStaffArea } from "../layout/staff-area.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: administrationLabel, isPrivate: true });

export const loader = (request: LoaderFunctionArgs) => loadStaffArea(request, administrationAudience);

/** In the browser the guard alone decides: no call for a page that needs none. */
export const clientLoader = () => readRail(document.cookie);

function AreaRail() {
  const remembered = useRouteLoaderData<typeof loader>("routes/admin");
  return remembered === undefined ? null : (
    <DashboardRail remembered={remembered} staffPlaces={staffPlaces} />
  );
}

/** What the shell draws beside the pages of this area. */
export const handle = { rail: <AreaRail /> };

/** Everything under /admin [ROLE-04, ADM-36]. */
export default function Admin() {
  return (
    <StaffFrame guard={(page) => <RequireStaff needs={administrationAudience}>{page}</RequireStaff>}>
      <Outlet />
    </StaffFrame>
  );
}
