import type { AdvancedStatistics, ComparedPrice, StatisticsLine } from "@jobami/api/statistics/contract";
import { Card } from "@jobami/ui/Card";
import { ColumnChart } from "@jobami/ui/ColumnChart";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { heading, text } from "@jobami/ui/styles";
import { type ReactNode, useId } from "react";
import {
  advancedWords,
  dayParts,
  gapWords,
  priceText,
  rateWords,
  serviceName,
  stepWords,
  weekdays,
} from "./advanced.copy.ts";
import { numberWords, partWords } from "./copy.ts";

const steps = ["seen", "proposed", "accepted", "paid"] as const;

/** Figures in detail: from seen to paid, by service, town and hour, prices beside those of others, twelve months. */
export function AdvancedFigures({ figures }: { figures: AdvancedStatistics }) {
  const { cote, funnel, services, towns, hours, prices, trend } = figures;
  return (
    <Stack gap={8}>
      <Part title={advancedWords.funnel}>
        <Card>
          <Stack gap={4}>
            {steps.map((step) => (
              <ProgressBar
                key={step}
                label={stepWords[cote][step]}
                value={funnel[step]}
                max={Math.max(1, funnel.seen)}
                valueText={
                  step === "seen"
                    ? numberWords(funnel.seen)
                    : `${numberWords(funnel[step])} (${rateWords(funnel[step], funnel.seen)})`
                }
              />
            ))}
          </Stack>
        </Card>
      </Part>
      {services.length > 0 && (
        <Part title={advancedWords.services}>
          <Lines head={advancedWords.service} lines={services} nameOf={serviceName} />
        </Part>
      )}
      {towns.length > 0 && (
        <Part title={advancedWords.towns}>
          <Lines head={advancedWords.town} lines={towns} nameOf={(name) => name} />
        </Part>
      )}
      {services.length > 0 && (
        <Part title={advancedWords.hours} help={advancedWords.hoursHelp}>
          <Hours hours={hours} />
        </Part>
      )}
      <Part title={advancedWords.prices} help={advancedWords.pricesHelp}>
        <Prices prices={prices} />
      </Part>
      <Part title={advancedWords.trend}>
        <Grid gap={4} columns={{ laptop: 2 }}>
          <Card>
            <ColumnChart
              title={advancedWords.proposals}
              total={`${numberWords(trend.reduce((sum, { proposals }) => sum + proposals, 0))}, dont ${numberWords(trend.reduce((sum, { accepted }) => sum + accepted, 0))} acceptées`}
              heads={[advancedWords.month, advancedWords.proposals]}
              columns={trend.map(({ start, proposals, accepted }) => ({
                label: partWords(start, "12m"),
                value: proposals,
                words: `${numberWords(proposals)}, dont ${numberWords(accepted)} acceptées`,
              }))}
            />
          </Card>
          <Card>
            <ColumnChart
              title={advancedWords.median}
              heads={[advancedWords.month, advancedWords.median]}
              columns={trend.map(({ start, cents }) => ({
                label: partWords(start, "12m"),
                value: cents ?? 0,
                words: cents === null ? "—" : priceText(cents, false),
              }))}
            />
          </Card>
        </Grid>
      </Part>
    </Stack>
  );
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {help !== undefined && <p className={text.soft}>{help}</p>}
      {children}
    </Stack>
  );
}

interface LinesProps {
  head: string;
  lines: readonly StatisticsLine[];
  nameOf: (name: string) => string;
}

function Lines({ head, lines, nameOf }: LinesProps) {
  const columns: readonly Column<StatisticsLine>[] = [
    { id: "name", header: head, isRowHeader: true, cell: ({ name }) => nameOf(name) },
    {
      id: "proposals",
      header: advancedWords.proposals,
      align: "end",
      cell: ({ proposals }) => numberWords(proposals),
    },
    {
      id: "accepted",
      header: advancedWords.accepted,
      align: "end",
      cell: ({ accepted }) => numberWords(accepted),
    },
    {
      id: "rate",
      header: advancedWords.rate,
      align: "end",
      cell: ({ accepted, proposals }) => rateWords(accepted, proposals),
    },
  ];
  return (
    <DataTable
      caption={head}
      isCaptionHidden
      columns={columns}
      rows={lines}
      getKey={({ name }) => name}
      empty={null}
    />
  );
}

interface HourRow {
  name: string;
  counts: readonly number[];
}

const hourColumns: readonly Column<HourRow>[] = [
  { id: "day", header: advancedWords.weekday, isRowHeader: true, cell: ({ name }) => name },
  ...dayParts.map(
    (part, place): Column<HourRow> => ({
      id: part,
      header: part,
      align: "end",
      cell: ({ counts }) => numberWords(counts[place] ?? 0),
    }),
  ),
];

function Hours({ hours }: Pick<AdvancedStatistics, "hours">) {
  return (
    <DataTable
      caption={advancedWords.hours}
      isCaptionHidden
      columns={hourColumns}
      rows={weekdays.map((name, place) => ({ name, counts: hours[place] ?? [] }))}
      getKey={({ name }) => name}
      empty={null}
    />
  );
}

const keyOf = ({ subcategory, department, isHourly }: ComparedPrice) =>
  `${subcategory} ${department} ${isHourly}`;

const priceColumns: readonly Column<ComparedPrice>[] = [
  {
    id: "service",
    header: advancedWords.service,
    isRowHeader: true,
    cell: ({ subcategory, department }) => `${serviceName(subcategory)} (${department})`,
  },
  {
    id: "mine",
    header: advancedWords.mine,
    align: "end",
    cell: ({ cents, isHourly }) => priceText(cents, isHourly),
  },
  {
    id: "others",
    header: advancedWords.others,
    align: "end",
    cell: ({ others, isHourly }) => (others === null ? advancedWords.fewOthers : priceText(others, isHourly)),
  },
  { id: "gap", header: advancedWords.gap, align: "end", cell: gapWords },
];

function Prices({ prices }: Pick<AdvancedStatistics, "prices">) {
  return (
    <DataTable
      caption={advancedWords.prices}
      isCaptionHidden
      columns={priceColumns}
      rows={prices}
      getKey={keyOf}
      empty={<p>{advancedWords.noPrices}</p>}
    />
  );
}
