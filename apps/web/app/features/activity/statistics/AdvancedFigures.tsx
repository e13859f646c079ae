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
  advancedCopy,
  dayParts,
  gapText,
  priceText,
  rateText,
  serviceName,
  stepLabels,
  weekdays,
} from "./advanced.copy.ts";
import { numberText, partText } from "./copy.ts";

const steps = ["seen", "proposed", "accepted", "paid"] as const;

/** Figures in detail: from seen to paid, by service, town and hour, prices beside those of others, twelve months. */
export function AdvancedFigures({ figures }: { figures: AdvancedStatistics }) {
  const { cote, funnel, services, towns, hours, prices, trend } = figures;
  return (
    <Stack gap={8}>
      <Part title={advancedCopy.funnel}>
        <Card>
          <Stack gap={4}>
            {steps.map((step) => (
              <ProgressBar
                key={step}
                label={stepLabels[cote][step]}
                value={funnel[step]}
                max={Math.max(1, funnel.seen)}
                valueText={
                  step === "seen"
                    ? numberText(funnel.seen)
                    : `${numberText(funnel[step])} (${rateText(funnel[step], funnel.seen)})`
                }
              />
            ))}
          </Stack>
        </Card>
      </Part>
      {services.length > 0 && (
        <Part title={advancedCopy.services}>
          <Lines head={advancedCopy.service} lines={services} nameOf={serviceName} />
        </Part>
      )}
      {towns.length > 0 && (
        <Part title={advancedCopy.towns}>
          <Lines head={advancedCopy.town} lines={towns} nameOf={(name) => name} />
        </Part>
      )}
      {services.length > 0 && (
        <Part title={advancedCopy.hours} help={advancedCopy.hoursHelp}>
          <Hours hours={hours} />
        </Part>
      )}
      <Part title={advancedCopy.prices} help={advancedCopy.pricesHelp}>
        <Prices prices={prices} />
      </Part>
      <Part title={advancedCopy.trend}>
        <Grid gap={4} columns={{ laptop: 2 }}>
          <Card>
            <ColumnChart
              title={advancedCopy.proposals}
              total={`${numberText(trend.reduce((sum, { proposals }) => sum + proposals, 0))}, dont ${numberText(trend.reduce((sum, { accepted }) => sum + accepted, 0))} acceptées`}
              heads={[advancedCopy.month, advancedCopy.proposals]}
              columns={trend.map(({ start, proposals, accepted }) => ({
                label: partText(start, "12m"),
                value: proposals,
                text: `${numberText(proposals)}, dont ${numberText(accepted)} acceptées`,
              }))}
            />
          </Card>
          <Card>
            <ColumnChart
              title={advancedCopy.median}
              heads={[advancedCopy.month, advancedCopy.median]}
              columns={trend.map(({ start, cents }) => ({
                label: partText(start, "12m"),
                value: cents ?? 0,
                text: cents === null ? "—" : priceText(cents, false),
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
      header: advancedCopy.proposals,
      align: "end",
      cell: ({ proposals }) => numberText(proposals),
    },
    {
      id: "accepted",
      header: advancedCopy.accepted,
      align: "end",
      cell: ({ accepted }) => numberText(accepted),
    },
    {
      id: "rate",
      header: advancedCopy.rate,
      align: "end",
      cell: ({ accepted, proposals }) => rateText(accepted, proposals),
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
  { id: "day", header: advancedCopy.weekday, isRowHeader: true, cell: ({ name }) => name },
  ...dayParts.map(
    (part, place): Column<HourRow> => ({
      id: part,
      header: part,
      align: "end",
      cell: ({ counts }) => numberText(counts[place] ?? 0),
    }),
  ),
];

function Hours({ hours }: Pick<AdvancedStatistics, "hours">) {
  return (
    <DataTable
      caption={advancedCopy.hours}
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
    header: advancedCopy.service,
    isRowHeader: true,
    cell: ({ subcategory, department }) => `${serviceName(subcategory)} (${department})`,
  },
  {
    id: "mine",
    header: advancedCopy.mine,
    align: "end",
    cell: ({ cents, isHourly }) => priceText(cents, isHourly),
  },
  {
    id: "others",
    header: advancedCopy.others,
    align: "end",
    cell: ({ others, isHourly }) => (others === null ? advancedCopy.fewOthers : priceText(others, isHourly)),
  },
  { id: "gap", header: advancedCopy.gap, align: "end", cell: gapText },
];

function Prices({ prices }: Pick<AdvancedStatistics, "prices">) {
  return (
    <DataTable
      caption={advancedCopy.prices}
      isCaptionHidden
      columns={priceColumns}
      rows={prices}
      getKey={keyOf}
      empty={<p>{advancedCopy.noPrices}</p>}
    />
  );
}
