import type { HostFigures } from "@jobami/api/host/contract";
import { useHostFigures } from "@jobami/api/host/hooks";
import { fullHeap } from "@jobami/api/host/routes";
import { Banner } from "@jobami/ui/Banner";
import { Card } from "@jobami/ui/Card";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { memoryMonitoringAudience, memoryMonitoringLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { Facts, MeasuredAt } from "./Facts.tsx";
import { History, type Metric } from "./History.tsx";
import { words } from "./host.copy.ts";
import { bytes, figure, milliseconds, share } from "./said.ts";

/** /admin/memory-monitoring: the memory of the process and what is collected of it [ADM-03]. */
export function MemoryScreen() {
  return (
    <RequireStaff needs={memoryMonitoringAudience}>
      <Memory />
    </RequireStaff>
  );
}

function Memory() {
  const reading = useHostFigures();
  return (
    <StaffPage title={memoryMonitoringLabel} error={reading.error}>
      <Reading of={reading} failed={words.failed} saysStale>
        {({ data }) => <Figures figures={data} />}
      </Reading>
    </StaffPage>
  );
}

const metricsOf = ({ process }: HostFigures): readonly [Metric, ...Metric[]] => [
  { id: "heap", label: words.heap, of: ({ heap }) => heap, say: bytes, whole: process.heapLimit },
  { id: "rss", label: words.rss, of: ({ rss }) => rss, say: bytes },
  { id: "external", label: words.external, of: ({ external }) => external, say: bytes },
  { id: "gc", label: "Ramasse-miettes par minute", of: ({ gcMs }) => gcMs, say: milliseconds },
];

function Figures({ figures }: { figures: HostFigures }) {
  const { process, gc, minutes, at } = figures;
  const { rss, heapUsed, heapLimit, external, arrayBuffers } = process;
  return (
    <Stack gap={5}>
      {heapUsed > fullHeap * heapLimit && (
        <Banner tone="warning" title={words.nearlyFull} announce="polite">
          {words.nearlyFullDetail}
        </Banner>
      )}
      <MeasuredAt at={at} />
      <Grid as="ul" gap={4} columns={{ tablet: 3 }} aria-label={words.memoryTitle}>
        <Card element="li">
          <Stat
            label={words.heap}
            value={bytes(heapUsed)}
            help={`${share(heapUsed, heapLimit)} de sa limite, ${bytes(heapLimit)}`}
          />
        </Card>
        <Card element="li">
          <Stat label={words.rss} value={bytes(rss)} help={words.rssHelp} />
        </Card>
        <Card element="li">
          <Stat
            label={words.external}
            value={bytes(external)}
            help={`${words.externalHelp} ${bytes(arrayBuffers)} de tampons.`}
          />
        </Card>
      </Grid>
      <History minutes={minutes} metrics={metricsOf(figures)} />
      <Facts
        id="host-gc"
        title={words.gc}
        entries={[
          { term: words.gcCount, details: figure(gc.count) },
          { term: words.gcMajors, details: figure(gc.majors) },
          { term: words.gcTotal, details: milliseconds(gc.totalMs) },
          { term: words.gcLongest, details: milliseconds(gc.longestMs) },
        ]}
      />
    </Stack>
  );
}
