import type { HostMinute } from "@jobami/api/host/contract";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { timeText } from "./format.ts";
import { barsOf } from "./history.ts";
import { copy } from "./host.copy.ts";

/** Something that every minute knows. */
export interface Metric {
  id: string;
  label: string;
  of: (minute: HostMinute) => number;
  format: (value: number) => string;
  /** What a full bar is; the highest of the hour where nothing is stated. */
  whole?: number;
}

interface HistoryProps {
  minutes: readonly HostMinute[];
  metrics: readonly [Metric, ...Metric[]];
}

/** The last hour of one measure, in bars of five minutes. */
export function History({ minutes, metrics }: HistoryProps) {
  const [shown, setShown] = useState(metrics[0].id);
  const metric = metrics.find(({ id }) => id === shown) ?? metrics[0];
  const bars = barsOf(minutes, metric.of);
  const whole = metric.whole ?? Math.max(0, ...bars.map(({ value }) => value));
  return (
    <Stack as="section" gap={4} aria-labelledby="host-history">
      <h2 id="host-history" className={heading[3]}>
        {copy.history}
      </h2>
      {bars.length === 0 ? (
        <p className={text.soft}>{copy.noHistory}</p>
      ) : (
        <>
          <Grid columns={{ tablet: 3 }} gap={3}>
            <Select
              label={copy.metric}
              options={metrics.map(({ id, label }) => ({ value: id, label }))}
              value={metric.id}
              onChange={setShown}
            />
          </Grid>
          <Grid as="ol" gap={3} columns={{ tablet: 2, laptop: 3 }} aria-label={metric.label}>
            {bars.map(({ at, value }) => (
              <li key={at}>
                <ProgressBar
                  label={timeText(at)}
                  value={value}
                  max={whole === 0 ? 1 : whole}
                  valueText={metric.format(value)}
                  size="small"
                />
              </li>
            ))}
          </Grid>
          <p className={text.soft}>{copy.historyNote}</p>
        </>
      )}
    </Stack>
  );
}
