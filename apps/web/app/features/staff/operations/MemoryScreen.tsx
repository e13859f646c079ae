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
import { bytes, figure, milliseconds, share } from "./format.ts";
import { History, type Metric } from "./History.tsx";
import { copy } from "./host.copy.ts";

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
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data }) => <Figures figures={data} />}
      </Reading>
    </StaffPage>
  );
}

const metricsOf = ({ process }: HostFigures): readonly [Metric, ...Metric[]] => [
  { id: "heap", label: copy.heap, of: ({ heap }) => heap, format: bytes, whole: process.heapLimit },
  { id: "rss", label: copy.rss, of: ({ rss }) => rss, format: bytes },
  { id: "external", label: copy.external, of: ({ external }) => external, format: bytes },
  { id: "gc", label: "Ramasse-miettes par minute", of: ({ gcMs }) => gcMs, format: milliseconds },
];

function Figures({ figures }: { figures: HostFigures }) {
  const { process, gc, minutes, at } = figures;
  const { rss, heapUsed, heapLimit, external, arrayBuffers } = process;
  return (
    <Stack gap={5}>
      {heapUsed > fullHeap * heapLimit && (
        <Banner tone="warning" title={copy.nearlyFull} announce="polite">
          {copy.nearlyFullDetail}
        </Banner>
      )}
      <MeasuredAt at={at} process={process} />
      <Grid as="ul" gap={4} columns={{ tablet: 3 }} aria-label={copy.memoryTitle}>
        <Card element="li">
          <Stat
            label={copy.heap}
            value={bytes(heapUsed)}
            help={`${share(heapUsed, heapLimit)} de sa limite, ${bytes(heapLimit)}`}
          />
        </Card>
        <Card element="li">
          <Stat label={copy.rss} value={bytes(rss)} help={copy.rssHelp} />
        </Card>
        <Card element="li">
          <Stat
            label={copy.external}
            value={bytes(external)}
            help={`${copy.externalHelp} ${bytes(arrayBuffers)} de tampons.`}
          />
        </Card>
      </Grid>
      <History minutes={minutes} metrics={metricsOf(figures)} />
      <Facts
        id="host-gc"
        title={copy.gc}
        entries={[
          { term: copy.gcCount, details: figure(gc.count) },
          { term: copy.gcMajors, details: figure(gc.majors) },
          { term: copy.gcTotal, details: milliseconds(gc.totalMs) },
          { term: copy.gcLongest, details: milliseconds(gc.longestMs) },
        ]}
      />
    </Stack>
  );
}
