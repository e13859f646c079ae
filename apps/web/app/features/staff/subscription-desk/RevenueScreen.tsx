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
import { churnWords, euros, monthWords, revenueWords as words } from "./copy.ts";
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
  header: words[id],
  align: "end",
  cell: (month) => euros(month[id]),
});
const columns: readonly Column<Month>[] = [
  { id: "month", header: words.month, isRowHeader: true, cell: ({ month }) => monthWords(month) },
  money("premium"),
  money("credits"),
  money("vat"),
  { id: "began", header: words.began, align: "end", cell: ({ began }) => String(began) },
  { id: "ended", header: words.ended, align: "end", cell: ({ ended }) => String(ended) },
  { id: "churn", header: words.churn, align: "end", cell: churnWords },
];
const priceColumns: readonly Column<PriceRow>[] = [
  { id: "cents", header: words.price, isRowHeader: true, cell: ({ cents }) => euros(cents) },
  { id: "count", header: words.count, align: "end", cell: ({ count }) => String(count) },
];

const labels = {
  active: words.active,
  cancelling: words.cancelling,
  overdue: words.overdue,
  gratuit: words.gratuit,
};

function Revenue() {
  const reading = useSubscriptionRevenue();
  const { data } = reading;
  return (
    <StaffPage title={subscriptionRevenueLabel} error={reading.error}>
      <Reading of={reading} failed={words.failed} saysStale>
        {({ months, prices }) => (
          <Stack gap={8}>
            <Figures
              title={words.now}
              labels={labels}
              counts={data === undefined ? undefined : { ...data, gratuit: data.plans.gratuit }}
            />
            <Stack as="section" gap={4} aria-labelledby="revenue-months">
              <h2 id="revenue-months" className={heading[3]}>
                {words.income}
              </h2>
              <Card>
                <ColumnChart
                  title={words.total}
                  total={euros(months.reduce((sum, { premium, credits }) => sum + premium + credits, 0))}
                  heads={[words.month, words.total]}
                  columns={months.map(({ month, premium, credits }) => ({
                    label: monthWords(month),
                    value: premium + credits,
                    words: euros(premium + credits),
                  }))}
                />
              </Card>
              <DataTable
                caption={words.income}
                isCaptionHidden
                columns={columns}
                rows={[...months].reverse()}
                getKey={({ month }) => month}
                empty={null}
              />
              <p className={text.soft}>
                {words.incomeHelp} {words.vatHelp} {words.churnHelp}
              </p>
            </Stack>
            <Stack as="section" gap={4} aria-labelledby="revenue-prices">
              <h2 id="revenue-prices" className={heading[3]}>
                {words.prices}
              </h2>
              <DataTable
                caption={words.prices}
                isCaptionHidden
                columns={priceColumns}
                rows={prices}
                getKey={({ cents }) => String(cents)}
                empty={<p className={text.soft}>{words.noPrices}</p>}
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
