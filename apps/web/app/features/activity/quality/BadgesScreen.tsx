import type { OwnBadge } from "@jobami/api/quality/contract";
import { useBadges } from "@jobami/api/quality/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, link, text } from "@jobami/ui/styles";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { BadgeIcon, badgeNames } from "../../../entities/badge/index.ts";
import { ownProfilePath, verificationPath } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, meanings, missingText, sinceText, stepLabels } from "./badges.copy.ts";
import * as css from "./quality.css.ts";

/** /dashboard/badges: what one has earned, and what is missing to the next [DASH-14]. */
export function BadgesScreen() {
  const reading = useBadges();
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Reading
        of={reading}
        failed={copy.failed}
        showsStale
        awaited={
          <Grid gap={4} columns={{ tablet: 2, laptop: 3 }}>
            <Skeleton shape="image" />
            <Skeleton shape="image" />
            <Skeleton shape="image" />
          </Grid>
        }
      >
        {(badges) => (
          <>
            <Part
              id="badges-earned"
              title={copy.earned}
              badges={badges.filter(({ isEarned }) => isEarned)}
              none={copy.noneEarned}
            />
            <Part
              id="badges-to-earn"
              title={copy.toEarn}
              // What is nearest first.
              badges={badges
                .filter(({ isEarned }) => !isEarned)
                .sort((one, other) => other.percent - one.percent)}
              none={copy.allEarned}
            />
          </>
        )}
      </Reading>
    </WorkPage>
  );
}

interface PartProps {
  id: string;
  title: string;
  badges: readonly OwnBadge[];
  none: string;
}

function Part({ id, title, badges, none }: PartProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {badges.length === 0 ? (
        <p className={text.soft}>{none}</p>
      ) : (
        <Grid as="ul" gap={4} columns={{ tablet: 2, laptop: 3 }} aria-label={title}>
          {badges.map((badge) => (
            <Card key={badge.key} element="li">
              <OneBadge badge={badge} />
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const steps: Partial<Record<OwnBadge["key"], string>> = {
  verified: verificationPath,
  profile: ownProfilePath,
};

function OneBadge({ badge }: { badge: OwnBadge }) {
  const { key, isEarned, percent, since } = badge;
  const name = badgeNames[key];
  const step = steps[key];
  return (
    <Stack gap={3} className={css.fill}>
      <Inline gap={3} align="center" isOneLine>
        <span className={css.sign} data-earned={isEarned ? "" : undefined}>
          <BadgeIcon badge={key} size={24} />
        </span>
        <h3 className={`${heading[4]} ${css.name}`}>{name}</h3>
        {isEarned && (
          <Badge tone="success" icon={<Check size={16} />}>
            {copy.has}
          </Badge>
        )}
      </Inline>
      <p className={text.soft}>{meanings[key]}</p>
      {isEarned ? (
        since !== null && <p className={text.small}>{sinceText(since)}</p>
      ) : (
        <Stack gap={3}>
          <Stack as="ul" gap={1} aria-label={`${copy.missing}\u00a0: ${name}`}>
            {missingText(badge).map((one) => (
              <li key={one} className={text.small}>
                {one}
              </li>
            ))}
          </Stack>
          <ProgressBar label={copy.progress} value={percent} size="small" />
          {step !== undefined && (
            <p>
              <Link className={link} to={step}>
                {stepLabels[key]}
              </Link>
            </p>
          )}
        </Stack>
      )}
    </Stack>
  );
}
