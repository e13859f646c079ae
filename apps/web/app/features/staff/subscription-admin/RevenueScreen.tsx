import type { SubscriptionRevenue } from "@jobami/api/subscriptions/contract";
import { useSubscriptionRevenue } from "@jobami/api/subscriptions/hooks";
import { Card } from "@jobami/ui/Card";
import { ColumnChart } from "@jobami/ui/ColumnChart";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { subscriptionRevenueAudience, subscriptionRevenueLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { Figures, RequireStaff, StaffPage } from "../frame/index.ts";
import { churnText, revenueCopy as copy, euros, monthText } from "./copy.ts";
import { IssuedPart } from "./IssuedPart.tsx";
import { PersonOptionsPart } from "./PersonOptionsPart.tsx";

/** /admin/subscription-revenue: what premium and credits bring, and the options of one person [ADM-28]. */
export function RevenueScreen() {
  return (
    <RequireStaff needs={subscriptionRevenueAudience}>
      <Revenue />
    </RequireStaff>
  );
}

type Month = SubscriptionRevenue["months"][number];
type PriceRow = SubscriptionRevenue["prices"][number];

const money = (id: "premium" | "credits" | "vat"): Column<Month> => ({
  id,
  header: copy[id],
  align: "end",
  cell: (month) => euros(month[id]),
});
const columns: readonly Column<Month>[] = [
  { id: "month", header: copy.month, isRowHeader: true, cell: ({ month }) => monthText(month) },
  money("premium"),
  money("credits"),
  money("vat"),
  { id: "began", header: copy.began, align: "end", cell: ({ began }) => String(began) },
  { id: "ended", header: copy.ended, align: "end", cell: ({ ended }) => String(ended) },
  { id: "churn", header: copy.churn, align: "end", cell: churnText },
];
const priceColumns: readonly Column<PriceRow>[] = [
  { id: "cents", header: copy.price, isRowHeader: true, cell: ({ cents }) => euros(cents) },
  { id: "count", header: copy.count, align: "end", cell: ({ count }) => String(count) },
];

const labels = {
  active: copy.active,
  cancelling: copy.cancelling,
  overdue: copy.overdue,
  gratuit: copy.gratuit,
};

function Revenue() {
  const reading = useSubscriptionRevenue();
  const { data } = reading;
  return (
    <StaffPage title={subscriptionRevenueLabel} error={reading.error}>
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ months, prices }) => (
          <Stack gap={8}>
            <Figures
              title={copy.now}
              labels={labels}
              counts={data === undefined ? undefined : { ...data, gratuit: data.plans.gratuit }}
            />
            <Stack as="section" gap={4} aria-labelledby="revenue-months">
              <h2 id="revenue-months" className={heading[3]}>
                {copy.income}
              </h2>
              <Card>
                <ColumnChart
                  title={copy.total}
                  total={euros(months.reduce((sum, { premium, credits }) => sum + premium + credits, 0))}
                  heads={[copy.month, copy.total]}
                  columns={months.map(({ month, premium, credits }) => ({
                    label: monthText(month),
                    value: premium + credits,
                    text: euros(premium + credits),
                  }))}
                />
              </Card>
              <DataTable
                caption={copy.income}
                isCaptionHidden
                columns={columns}
                rows={[...months].reverse()}
                getKey={({ month }) => month}
                empty={null}
              />
              <p className={text.soft}>
                {copy.incomeHelp} {copy.vatHelp} {copy.churnHelp}
              </p>
            </Stack>
            <Stack as="section" gap={4} aria-labelledby="revenue-prices">
              <h2 id="revenue-prices" className={heading[3]}>
                {copy.prices}
              </h2>
              <DataTable
                caption={copy.prices}
                isCaptionHidden
                columns={priceColumns}
                rows={prices}
                getKey={({ cents }) => String(cents)}
                empty={<p className={text.soft}>{copy.noPrices}</p>}
              />
            </Stack>
          </Stack>
        )}
      </Reading>
      {(data !== undefined || reading.error !== undefined) && (
        <>
          <IssuedPart />
          <PersonOptionsPart />
        </>
      )}
    </StaffPage>
  );
}
