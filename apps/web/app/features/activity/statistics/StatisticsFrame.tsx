import { type StatisticsPeriod, statisticsPeriods } from "@jobami/api/statistics/routes";
import { Inline } from "@jobami/ui/layout/Inline";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import type { ReactNode } from "react";
import {
  advancedStatisticsLabel,
  advancedStatisticsPath,
  statisticsLabel,
  statisticsPath,
} from "../../../generated/paths.ts";
import { LinkTabs } from "../../../platform/links/index.ts";
import { copy, periodLabels } from "./copy.ts";

interface StatisticsFrameProps {
  page: "statistics" | "advancedStatistics";
  lead: string;
  periode: StatisticsPeriod;
  actions?: ReactNode;
  children: ReactNode;
}

/** What both pages of figures have around them: which of the two, and which period. */
export function StatisticsFrame({ page, lead, periode, actions, children }: StatisticsFrameProps) {
  const pages = [
    { key: "statistics", to: statisticsPath, label: copy.basic },
    { key: "advancedStatistics", to: advancedStatisticsPath, label: copy.advanced },
  ] as const;
  return (
    <WorkPage>
      <PageHeader
        title={page === "statistics" ? statisticsLabel : advancedStatisticsLabel}
        lead={lead}
        size="compact"
        actions={actions}
      />
      <Inline gap={6} rowGap={3} justify="between" data-print="hidden">
        <LinkTabs
          label={copy.kinds}
          tabs={pages.map(({ key, to, label }) => ({
            to: `${to}?periode=${periode}`,
            label,
            isCurrent: key === page,
          }))}
        />
        <LinkTabs
          label={copy.period}
          tabs={statisticsPeriods.map((one) => ({
            to: `?periode=${one}`,
            label: periodLabels[one],
            isCurrent: one === periode,
          }))}
        />
      </Inline>
      {children}
    </WorkPage>
  );
}
