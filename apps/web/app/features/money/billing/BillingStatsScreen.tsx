import type { BillingStat } from "@jobami/api/billing/contract";
import { useBillingStats } from "@jobami/api/billing/hooks";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { EmptyState } from "@jobami/ui/EmptyState";
import { billingStatsAudience, billingStatsLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../../staff/frame/index.ts";
import { statsCopy as copy, euros, monthText, statusWord, typeCopy } from "./copy.ts";

const columns: readonly Column<BillingStat>[] = [
  { id: "month", header: copy.month, isRowHeader: true, cell: ({ month }) => monthText(month) },
  { id: "type", header: copy.type, cell: ({ type }) => typeCopy[type].one },
  { id: "status", header: copy.status, cell: ({ status }) => statusWord(status) },
  { id: "count", header: copy.count, align: "end", cell: ({ count }) => String(count) },
  { id: "sum", header: copy.sum, align: "end", cell: ({ cents }) => euros(cents) },
];

/** /admin/billing-stats: how many documents, and for how much, by month, type and status [ADM-27]. */
export function BillingStatsScreen() {
  return (
    <RequireStaff needs={billingStatsAudience}>
      <Stats />
    </RequireStaff>
  );
}

function Stats() {
  const reading = useBillingStats();
  return (
    <StaffPage title={billingStatsLabel} error={reading.error}>
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data }) => (
          <DataTable
            caption={copy.table}
            columns={columns}
            rows={data}
            getKey={({ month, type, status }) => `${month} ${type} ${status}`}
            empty={<EmptyState title={copy.none}>{copy.noneDetail}</EmptyState>}
          />
        )}
      </Reading>
    </StaffPage>
  );
}
