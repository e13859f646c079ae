import { useAdvancedStatistics } from "@jobami/api/statistics/hooks";
import type { StatisticsPeriod } from "@jobami/api/statistics/routes";
import { useSubscriptionStatus } from "@jobami/api/subscriptions/hooks";
import { SubscriptionProvider, useSubscription } from "@jobami/api/subscriptions/provider";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Check } from "lucide-react";
import { premiumPath, statisticsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { AdvancedFigures } from "./AdvancedFigures.tsx";
import { advancedCopy, isEmpty, offerCopy } from "./advanced.copy.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";

/** /dashboard/statistiques-avances: figures in detail, for those who have the option; to others, what it brings [DASH-08, ROLE-16]. */
export function AdvancedScreen({ periode }: { periode: StatisticsPeriod }) {
  return (
    <StatisticsFrame page="advancedStatistics" lead={advancedCopy.lead} periode={periode}>
      <SubscriptionProvider>
        <Gate periode={periode} />
      </SubscriptionProvider>
    </StatisticsFrame>
  );
}

/** Asks for nothing that would be refused. */
function Gate({ periode }: { periode: StatisticsPeriod }) {
  const status = useSubscriptionStatus(true);
  const subscription = useSubscription();
  return (
    <Reading of={status} failed={advancedCopy.statusFailed}>
      {({ data }) =>
        subscription.has("statistiques") ? (
          <Detail periode={periode} />
        ) : (
          <PremiumOffer isPremium={data.isPremium} />
        )
      }
    </Reading>
  );
}

function Detail({ periode }: { periode: StatisticsPeriod }) {
  const reading = useAdvancedStatistics(periode);
  return (
    <Reading of={reading} failed={advancedCopy.failed} showsStale>
      {(figures) =>
        isEmpty(figures) ? (
          <EmptyState
            title={advancedCopy.none}
            headingLevel={2}
            action={
              periode === "12m" ? undefined : (
                <LinkButton to="?periode=12m" variant="secondary">
                  {advancedCopy.wider}
                </LinkButton>
              )
            }
          >
            {advancedCopy.noneHelp}
          </EmptyState>
        ) : (
          <AdvancedFigures figures={figures} />
        )
      }
    </Reading>
  );
}

/** What premium brings here: no one is sent away. */
function PremiumOffer({ isPremium }: { isPremium: boolean }) {
  return (
    <Card element="section" padding="large" look="highlight" aria-labelledby="statistics-premium">
      <Stack gap={4}>
        <h2 id="statistics-premium" className={heading[2]}>
          {offerCopy.title}
        </h2>
        <p className={text.lead}>{offerCopy.text}</p>
        <Stack as="ul" gap={2}>
          {offerCopy.brings.map((line) => (
            <Columns as="li" key={line} ratio="auto:1" gap={2} align="start">
              <Check size={20} strokeWidth={1.75} />
              <span>{line}</span>
            </Columns>
          ))}
        </Stack>
        {isPremium && <p>{offerCopy.without}</p>}
        <Inline gap={3} stackedBelow="tablet">
          {!isPremium && <LinkButton to={premiumPath}>{offerCopy.see}</LinkButton>}
          <LinkButton to={statisticsPath} variant="secondary">
            {offerCopy.basic}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
