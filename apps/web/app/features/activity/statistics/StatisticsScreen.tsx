import type { StatisticsFigures } from "@jobami/api/statistics/contract";
import { useStatistics } from "@jobami/api/statistics/hooks";
import { type StatisticsPeriod, statisticsExportPath } from "@jobami/api/statistics/routes";
import { Button, buttonStyle } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ColumnChart } from "@jobami/ui/ColumnChart";
import { EmptyState } from "@jobami/ui/EmptyState";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat, type StatProps } from "@jobami/ui/Stat";
import { heading, link, text } from "@jobami/ui/styles";
import { Download, Printer } from "lucide-react";
import { Link } from "react-router";
import { composePath, financesPath, missionsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import {
  beforeTexts,
  cases,
  changeOf,
  copy,
  isNothing,
  minutesText,
  moneyText,
  numberText,
  partText,
  sideCopy,
} from "./copy.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";

/** /dashboard/statistiques: one's own figures over a period, beside the one before [DASH-09]. */
export function StatisticsScreen({ periode }: { periode: StatisticsPeriod }) {
  const reading = useStatistics(periode);
  return (
    <StatisticsFrame
      page="statistics"
      lead={copy.lead}
      periode={periode}
      actions={
        <Inline gap={3} data-print="hidden">
          <a
            href={`${statisticsExportPath}?periode=${periode}`}
            download
            className={buttonStyle({ variant: "secondary" })}
          >
            <Download size={18} strokeWidth={1.75} />
            {copy.download}
          </a>
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {copy.print}
          </Button>
        </Inline>
      }
    >
      <Reading
        of={reading}
        failed={copy.failed}
        showsStale
        awaited={
          <AutoGrid least="medium" leastFromTablet="wide" gap={4}>
            <Skeleton shape="image" />
            <Skeleton shape="image" />
            <Skeleton shape="image" />
            <Skeleton shape="image" />
          </AutoGrid>
        }
      >
        {(figures) => (isNothing(figures) ? <Nothing side={figures.cote} /> : <Figures figures={figures} />)}
      </Reading>
    </StatisticsFrame>
  );
}

function Nothing({ side }: { side: StatisticsFigures["cote"] }) {
  return (
    <EmptyState
      title={copy.none}
      headingLevel={2}
      action={
        side === "jobbeur" ? (
          <LinkButton to={missionsPath}>{copy.findMissions}</LinkButton>
        ) : (
          <LinkButton to={composePath}>{copy.publish}</LinkButton>
        )
      }
    >
      {sideCopy[side].noneHelp}
    </EmptyState>
  );
}

function shown(figures: StatisticsFigures): StatProps[] {
  const { cote, missions, finished, proposals, accepted, refused, answerMinutes } = figures;
  const { views, favorites, reviews, rating, cents, jobis } = figures;
  const sideText = sideCopy[cote];
  const count = (
    label: string,
    figure: { now: number; before: number },
    wish: "more" | "less" | "neither" = "more",
  ): StatProps => ({
    label,
    value: numberText(figure.now),
    change: changeOf(figure, wish),
  });
  const rateOf = (time: "now" | "before") =>
    accepted[time] + refused[time] === 0
      ? null
      : Math.round((100 * accepted[time]) / (accepted[time] + refused[time]));
  const rate = { now: rateOf("now"), before: rateOf("before") };
  return [
    {
      label: sideText.money,
      value: moneyText(cents.now, jobis.now),
      change: changeOf(cents, cote === "jobbeur" ? "more" : "neither", (amount) => moneyText(amount, 0)),
    },
    count(sideText.missions, missions),
    count("Missions terminées", finished),
    count(sideText.proposals, proposals, cote === "jobbeur" ? "neither" : "more"),
    count(sideText.accepted, accepted),
    count("Propositions refusées", refused, cote === "jobbeur" ? "less" : "neither"),
    {
      label: "Taux d’acceptation",
      value: rate.now === null ? "—" : `${rate.now}\u00a0%`,
      change: changeOf(rate, "more", (points) => cases(points, "point")),
    },
    {
      label: sideText.answer,
      value: minutesText(answerMinutes.now),
      change: changeOf(answerMinutes, "less", (minutes) => minutesText(Math.round(minutes))),
      help: answerMinutes.now === null ? "Il faut au moins trois réponses." : sideText.answerHelp,
    },
    count("Vues du profil", views),
    count("Ajouts en favori", favorites),
    count("Avis reçus", reviews),
    {
      label: "Note moyenne",
      value: rating.now === null ? "—" : `${numberText(rating.now)} sur 5`,
      change: changeOf(rating),
    },
  ];
}

function Figures({ figures }: { figures: StatisticsFigures }) {
  const { periode, cote, series, cents, jobis } = figures;
  const sideText = sideCopy[cote];
  const head = periode === "12m" ? copy.month : copy.day;
  const counted = (title: string, of: "missions" | "proposals" | "views") => ({
    title,
    total: `${numberText(series.reduce((sum, part) => sum + part[of], 0))} en tout`,
    heads: [head, title] as const,
    columns: series.map((part) => ({
      label: partText(part.start, periode),
      value: part[of],
      text: numberText(part[of]),
    })),
  });
  const charts = [
    {
      title: sideText.money,
      total: moneyText(cents.now, jobis.now),
      heads: [head, sideText.money] as const,
      columns: series.map((part) => ({
        label: partText(part.start, periode),
        value: part.cents + 100 * part.jobis,
        text: moneyText(part.cents, part.jobis),
      })),
    },
    counted(sideText.proposals, "proposals"),
    counted(sideText.missions, "missions"),
    counted("Vues du profil", "views"),
  ];
  return (
    <>
      <p className={text.soft}>{beforeTexts[periode]}</p>
      <AutoGrid as="ul" least="medium" leastFromTablet="wide" gap={4} aria-label={copy.figures}>
        {shown(figures).map((figure) => (
          <Card key={figure.label} element="li">
            <Stat {...figure} />
          </Card>
        ))}
      </AutoGrid>
      <Stack as="section" gap={4} aria-labelledby="statistics-course">
        <h2 id="statistics-course" className={heading[3]}>
          {copy.course}
        </h2>
        <Grid gap={4} columns={{ laptop: 2 }}>
          {charts.map((chart) => (
            <Card key={chart.title}>
              <ColumnChart {...chart} />
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="statistics-method">
        <h2 id="statistics-method" className={heading[3]}>
          {copy.method}
        </h2>
        <p className={text.soft}>{copy.methodText}</p>
        <p data-print="hidden">
          <Link className={link} to={financesPath}>
            {copy.toFinances}
          </Link>
        </p>
      </Stack>
    </>
  );
}
