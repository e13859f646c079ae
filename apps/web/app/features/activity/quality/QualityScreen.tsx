import type { QualityFigures } from "@jobami/api/quality/contract";
import { useQuality } from "@jobami/api/quality/hooks";
import { type QualityPeriod, qualityPeriods } from "@jobami/api/quality/routes";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Stars } from "@jobami/ui/Rating";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat } from "@jobami/ui/Stat";
import { heading, link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { missionsPath, reviewsPath } from "../../../generated/paths.ts";
import { LinkButton, LinkTabs } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { criteriaOf } from "../reviews/index.ts";
import { copy, helps, minutesText, noteText, percentText, periodLabels } from "./figures.copy.ts";

/** The period of an address; three months for one that it does not know. */
export const readQualityPeriod = (params: URLSearchParams): QualityPeriod =>
  qualityPeriods.find((days) => String(days) === params.get("jours")) ?? 90;

/** /dashboard/qualite-et-performance: how a jobbeur works, with what each figure means [DASH-16]. */
export function QualityScreen({ days }: { days: QualityPeriod }) {
  const reading = useQuality(days);
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <LinkTabs
        label={copy.period}
        tabs={qualityPeriods.map((one) => ({
          to: `?jours=${one}`,
          label: periodLabels[one],
          isCurrent: one === days,
        }))}
      />
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
        {(figures) => <Figures figures={figures} />}
      </Reading>
    </WorkPage>
  );
}

const isNothing = ({ answerRate, acceptance, completion, rating }: QualityFigures) =>
  [answerRate, acceptance, completion, rating].every(({ cases }) => cases === 0);

function Figures({ figures }: { figures: QualityFigures }) {
  const { rating, answerRate, answerMinutes, acceptance, completion, finished, cancelled, notes } = figures;
  if (isNothing(figures))
    return (
      <EmptyState title={copy.none} action={<LinkButton to={missionsPath}>{copy.findMissions}</LinkButton>}>
        {copy.noneHelp}
      </EmptyState>
    );
  const shown = [
    {
      label: copy.rating,
      value: rating.value === null ? "—" : <Stars value={rating.value} />,
      help: helps.rating(rating),
    },
    {
      label: copy.completion,
      value: percentText(completion),
      help: helps.completion(completion, finished, cancelled),
    },
    { label: copy.answerRate, value: percentText(answerRate), help: helps.answerRate(answerRate) },
    { label: copy.answerTime, value: minutesText(answerMinutes), help: helps.answerTime(answerMinutes) },
    { label: copy.acceptance, value: percentText(acceptance), help: helps.acceptance(acceptance) },
  ];
  return (
    <>
      <Grid as="ul" gap={4} columns={{ tablet: 2, laptop: 3 }} aria-label={copy.figures}>
        {shown.map((figure) => (
          <Card key={figure.label} element="li">
            <Stat {...figure} />
          </Card>
        ))}
      </Grid>
      <Stack as="section" gap={3} aria-labelledby="quality-notes">
        <h2 id="quality-notes" className={heading[3]}>
          {copy.notes}
        </h2>
        <p className={text.soft}>{notes === null ? copy.noNotes : copy.notesHelp}</p>
        {notes !== null && (
          <Grid gap={4} columns={{ tablet: 2 }}>
            {criteriaOf("client").map((criterion, place) => (
              <ProgressBar
                key={criterion}
                label={criterion}
                value={notes[place] ?? 0}
                max={5}
                valueText={noteText(notes[place] ?? 0)}
              />
            ))}
          </Grid>
        )}
        <p>
          <Link className={link} to={reviewsPath}>
            {copy.toReviews}
          </Link>
        </p>
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="quality-method">
        <h2 id="quality-method" className={heading[3]}>
          {copy.method}
        </h2>
        <p className={text.soft}>{copy.methodText}</p>
      </Stack>
    </>
  );
}
