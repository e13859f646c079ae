import type { ReactNode } from "react";
import { RequireStaff } from "../features/staff/index.ts";
import type { StaffRole } from "../pages.ts";
import { pagesNeedScripts } from "../platform/page/index.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { PageTrail } from "./PageTrail.tsx";
import { WithoutScripts } from "./WithoutScripts.tsx";

/** Around every page of an area of staff: its role and a second factor, and the ways up. */
export function StaffFrame({ needs, children }: { needs: StaffRole; children: ReactNode }) {
  return (
    <>
      <WithoutScripts />
      <RequireStaff needs={needs}>
        <div className={pagesNeedScripts}>
          <SignedInReading>
            <PageTrail />
            {children}
          </SignedInReading>
        </div>
      </RequireStaff>
    </>
  );
}
