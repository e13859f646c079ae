import type { HostFigures } from "@jobami/api/host/contract";
import { useHostFigures } from "@jobami/api/host/hooks";
import { Card } from "@jobami/ui/Card";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { vpsAudience, vpsLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { Facts, MeasuredAt } from "./Facts.tsx";
import { History, type Metric } from "./History.tsx";
import { words } from "./host.copy.ts";
import { bytes, figure, measure, milliseconds, running, share } from "./said.ts";

/** /admin/vps: the machine that serves, as it measures itself [ADM-02]. */
export function VpsScreen() {
  return (
    <RequireStaff needs={vpsAudience}>
      <Server />
    </RequireStaff>
  );
}

function Server() {
  const reading = useHostFigures();
  return (
    <StaffPage title={vpsLabel} error={reading.error}>
      <Reading of={reading} failed={words.failed} saysStale>
        {({ data }) => <Figures figures={data} />}
      </Reading>
    </StaffPage>
  );
}

const metricsOf = ({ machine }: HostFigures): readonly [Metric, ...Metric[]] => [
  { id: "load", label: "Charge", of: ({ load }) => load, say: measure, whole: machine.cpus },
  {
    id: "memory",
    label: "Mémoire utilisée",
    of: ({ memory }) => memory,
    say: bytes,
    whole: machine.memory.total,
  },
  { id: "requests", label: "Réponses par minute", of: ({ requests }) => requests, say: figure },
  { id: "errors", label: "Erreurs par minute", of: ({ errors }) => errors, say: figure },
  { id: "loop", label: "Attente de la boucle d’événements", of: ({ loopMs }) => loopMs, say: milliseconds },
];

function Figures({ figures }: { figures: HostFigures }) {
  const { machine, process, database, versions, requests, minutes, at } = figures;
  const { memory, disk } = machine;
  const free = ({ free: left, total }: { free: number; total: number }) =>
    `${share(left, total)} ${words.of} ${bytes(total)}`;
  return (
    <Stack gap={5}>
      <MeasuredAt at={at} />
      <Grid as="ul" gap={4} columns={{ tablet: 2, wide: 4 }} aria-label={words.machine}>
        <Card element="li">
          <Stat label={words.uptime} value={running(machine.uptimeSeconds)} />
        </Card>
        <Card element="li">
          <Stat
            label={words.load}
            value={machine.load.map(measure).join(" · ")}
            help={`${words.cpus}\u00a0: ${figure(machine.cpus)}`}
          />
        </Card>
        <Card element="li">
          <Stat label={words.memory} value={bytes(memory.free)} help={free(memory)} />
        </Card>
        <Card element="li">
          <Stat
            label={words.disk}
            value={disk === null ? "—" : bytes(disk.free)}
            help={disk === null ? words.noDisk : free(disk)}
          />
        </Card>
      </Grid>
      <History minutes={minutes} metrics={metricsOf(figures)} />
      <Grid gap={4} columns={{ laptop: 2 }}>
        <Facts
          id="host-process"
          title={words.process}
          entries={[
            { term: words.pid, details: String(process.pid) },
            { term: words.processUptime, details: running(process.uptimeSeconds) },
            { term: words.loopMean, details: milliseconds(process.loop.meanMs) },
            { term: words.loopTail, details: milliseconds(process.loop.p99Ms) },
            { term: words.loopMax, details: milliseconds(process.loop.maxMs) },
          ]}
        />
        <Facts
          id="host-requests"
          title={words.requests}
          entries={[
            { term: words.answered, details: figure(requests.answered) },
            { term: words.errors, details: figure(requests.failed) },
            { term: words.limited, details: figure(requests.limited) },
          ]}
        />
        <Facts
          id="host-database"
          title={words.database}
          entries={[
            { term: words.engine, details: words.engines[database.kind] },
            { term: words.databaseVersion, details: database.version },
            { term: words.databaseSize, details: bytes(database.size) },
            {
              term: words.connections,
              details: database.connections === null ? words.inside : figure(database.connections),
            },
          ]}
        />
        <Facts
          id="host-versions"
          title={words.versions}
          entries={[
            { term: words.app, details: versions.app },
            { term: words.node, details: versions.node },
            { term: words.system, details: machine.system },
          ]}
        />
      </Grid>
    </Stack>
  );
}
