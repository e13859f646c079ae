import type { ReactNode } from "react";
import { RequireStaff } from "../features/staff/index.ts";
import type { PageEntry, StaffRole } from "../pages.ts";
import { PartBoundary } from "../platform/failures/index.ts";
import { pagesNeedScripts } from "../platform/page/index.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { staffPages } from "../staff-pages.ts";
import { PageTrail } from "./PageTrail.tsx";
import { WithoutScripts } from "./WithoutScripts.tsx";

const pages = Object.values<PageEntry>(staffPages);

/** Around every page of an area of staff: its role and a second factor, and the ways up. */
export function StaffFrame({ needs, children }: { needs: StaffRole; children: ReactNode }) {
  return (
    <>
      <WithoutScripts />
      <RequireStaff needs={needs}>
        <div className={pagesNeedScripts}>
          <SignedInReading>
            <PageTrail pages={pages} />
            <PartBoundary>{children}</PartBoundary>
          </SignedInReading>
        </div>
      </RequireStaff>
    </>
  );
}
