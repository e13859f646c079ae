import { useFinanceYear } from "@jobami/api/finances/hooks";
import { dayInFrance } from "@jobami/api/missions/days";
import { Card } from "@jobami/ui/Card";
import { ColumnChart } from "@jobami/ui/ColumnChart";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { link, targetLine } from "@jobami/ui/styles";
import { Link } from "react-router";
import { financesLabel, financesPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { copy, monthText, movedText, sideCopy } from "./copy.ts";

/** What missions brought this month, and each month of the year until now; nothing before the first payment. */
export function MoneyCurve() {
  const { data } = useFinanceYear("recus", null);
  const thisMonth = Number(dayInFrance(useClock().now()).slice(5, 7));
  const months = data?.months.slice(0, thisMonth) ?? [];
  const now = months.at(-1);
  if (data === undefined || now === undefined) return null;
  if (months.every(({ cents, jobis }) => cents === 0 && jobis === 0)) return null;
  return (
    <Card element="section" aria-label={copy.money}>
      <Stack gap={4}>
        <Stat label={copy.thisMonth} value={movedText(now)} />
        <ColumnChart
          title={sideCopy.recus.paid(data.year)}
          total={movedText(data.paid)}
          heads={[copy.month, copy.received]}
          columns={months.map((moved, month) => ({
            label: monthText(month),
            value: moved.cents + 100 * moved.jobis,
            text: movedText(moved),
          }))}
        />
        <Link className={`${link} ${targetLine}`} to={financesPath}>
          {financesLabel}
        </Link>
      </Stack>
    </Card>
  );
}
