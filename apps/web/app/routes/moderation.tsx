import { type LoaderFunctionArgs, type MetaFunction, Outlet, useRouteLoaderData } from "react-router";
import { staffPlaces } from "../entities/place/index.ts";
import { RequireStaff } from "../features/staff/frame/index.ts";
import { moderationAudience, moderationLabel } from "../generated/paths.ts";
import { DashboardRail } from "../layout/DashboardRail.tsx";
import { readRail } from "../layout/rail-cookie.ts";
import { StaffFrame } from "../layout/StaffFrame.tsx";
import { loadStaffArea } from "../layout/staff-area.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: moderationLabel, isPrivate: true });

export const loader = (request: LoaderFunctionArgs) => loadStaffArea(request, moderationAudience);

/** In the browser the guard alone decides: no call for a page that needs none. */
export const clientLoader = () => readRail(document.cookie);

function AreaRail() {
  const remembered = useRouteLoaderData<typeof loader>("routes/moderation");
  return remembered === undefined ? null : (
    <DashboardRail remembered={remembered} staffPlaces={staffPlaces} />
  );
}

/** What the shell draws beside the pages of this area. */
export const handle = { rail: <AreaRail /> };

/** Everything under /moderation [ROLE-06, MOD-05]. */
export default function Moderation() {
  return (
    <StaffFrame guard={(page) => <RequireStaff needs={moderationAudience}>{page}</RequireStaff>}>
      <Outlet />
    </StaffFrame>
  );
}
