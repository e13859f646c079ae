import { roleReaches } from "@jobami/api/http/route";
import { data, type LoaderFunctionArgs } from "react-router";
import type { StaffRole } from "../pages.ts";
import { pageContext } from "../platform/page/index.ts";
import { readRail } from "./rail-cookie.ts";

/** Reads the rail as this device left it; whoever is known not to reach the role is answered 403 by the server itself [ROLE-09, ROLE-10]. */
export function loadStaffArea(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  needs: StaffRole,
) {
  const { user, hasSessionMarker } = context.get(pageContext).facts;
  const isRefused = user === null ? !hasSessionMarker : !roleReaches(user.role, needs);
  return data(readRail(request.headers.get("cookie") ?? ""), { status: isRefused ? 403 : 200 });
}
