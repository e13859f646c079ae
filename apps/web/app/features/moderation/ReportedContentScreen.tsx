import { administratorsPlace, staffPages } from "../../staff-pages.ts";
import { RequireStaff, StaffPage } from "../staff/index.ts";
import { CasesSection } from "./CasesSection.tsx";

/** /admin/reported-content: the moderators' list, among the pages of the administration [MOD-01, ROLE-11]. */
export function ReportedContentScreen() {
  return (
    <RequireStaff needs={administratorsPlace.needs}>
      <StaffPage title={staffPages.reportedContent.label} error={null}>
        <CasesSection place={administratorsPlace} />
      </StaffPage>
    </RequireStaff>
  );
}
