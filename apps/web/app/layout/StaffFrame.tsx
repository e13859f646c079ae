import type { ReactNode } from "react";
import { staffMap } from "../generated/staff-map.ts";
import { PartBoundary } from "../platform/failures/index.ts";
import { pagesNeedScripts } from "../platform/page/index.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { PageTrail } from "./PageTrail.tsx";
import { WithoutScripts } from "./WithoutScripts.tsx";

interface StaffFrameProps {
  /** What lets through whom the area is for. */
  guard: (page: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Around every page of an area of staff: its guard, and the ways up. */
export function StaffFrame({ guard, children }: StaffFrameProps) {
  return (
    <>
      <WithoutScripts />
      {guard(
        <div className={pagesNeedScripts}>
          <SignedInReading>
            <PageTrail pages={staffMap} />
            <PartBoundary>{children}</PartBoundary>
          </SignedInReading>
        </div>,
      )}
    </>
  );
}
