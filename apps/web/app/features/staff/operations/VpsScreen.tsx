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
import { bytes, figure, measure, milliseconds, running, share, timeText } from "./format.ts";
import { History, type Metric } from "./History.tsx";
import { copy } from "./host.copy.ts";

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
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data }) => <Figures figures={data} />}
      </Reading>
    </StaffPage>
  );
}

const metricsOf = ({ machine }: HostFigures): readonly [Metric, ...Metric[]] => [
  { id: "load", label: "Charge", of: ({ load }) => load, format: measure, whole: machine.cpus },
  {
    id: "memory",
    label: "Mémoire utilisée",
    of: ({ memory }) => memory,
    format: bytes,
    whole: machine.memory.total,
  },
  { id: "requests", label: "Réponses par minute", of: ({ requests }) => requests, format: figure },
  { id: "errors", label: "Erreurs par minute", of: ({ errors }) => errors, format: figure },
  {
    id: "loop",
    label: "Attente de la boucle d’événements",
    of: ({ loopMs }) => loopMs,
    format: milliseconds,
  },
];

function Figures({ figures }: { figures: HostFigures }) {
  const { machine, process, processes, database, versions, requests, minutes, at } = figures;
  const { memory, disk } = machine;
  const free = ({ free: left, total }: { free: number; total: number }) =>
    `${share(left, total)} ${copy.of} ${bytes(total)}`;
  return (
    <Stack gap={5}>
      <MeasuredAt at={at} process={process} />
      <Grid as="ul" gap={4} columns={{ tablet: 2, wide: 4 }} aria-label={copy.machine}>
        <Card element="li">
          <Stat label={copy.uptime} value={running(machine.uptimeSeconds)} />
        </Card>
        <Card element="li">
          <Stat
            label={copy.load}
            value={machine.load.map(measure).join(" · ")}
            help={`${copy.cpus}\u00a0: ${figure(machine.cpus)}`}
          />
        </Card>
        <Card element="li">
          <Stat label={copy.memory} value={bytes(memory.free)} help={free(memory)} />
        </Card>
        <Card element="li">
          <Stat
            label={copy.disk}
            value={disk === null ? "—" : bytes(disk.free)}
            help={disk === null ? copy.noDisk : free(disk)}
          />
        </Card>
      </Grid>
      <History minutes={minutes} metrics={metricsOf(figures)} />
      <Grid gap={4} columns={{ laptop: 2 }}>
        <Facts
          id="host-process"
          title={copy.process}
          entries={[
            { term: copy.host, details: process.host },
            { term: copy.pid, details: String(process.pid) },
            { term: copy.processUptime, details: running(process.uptimeSeconds) },
            { term: copy.loopMean, details: milliseconds(process.loop.meanMs) },
            { term: copy.loopTail, details: milliseconds(process.loop.p99Ms) },
            { term: copy.loopMax, details: milliseconds(process.loop.maxMs) },
          ]}
        />
        <Facts
          id="host-processes"
          title={copy.processes}
          note={copy.processesNote}
          entries={processes.map(({ host, pid, uptimeSeconds, rss, answered, failed, at: announced }) => ({
            term: `${host} · ${pid}`,
            details: `${running(uptimeSeconds)} · ${bytes(rss)} · ${figure(answered)} ${copy.answeredIn} ${figure(failed)} ${copy.failedIn} · ${timeText(announced)}`,
          }))}
        />
        <Facts
          id="host-requests"
          title={copy.requests}
          entries={[
            { term: copy.answered, details: figure(requests.answered) },
            { term: copy.errors, details: figure(requests.failed) },
            { term: copy.limited, details: figure(requests.limited) },
          ]}
        />
        <Facts
          id="host-database"
          title={copy.database}
          entries={[
            { term: copy.engine, details: copy.engines[database.kind] },
            { term: copy.databaseVersion, details: database.version },
            { term: copy.databaseSize, details: bytes(database.size) },
            {
              term: copy.connections,
              details: database.connections === null ? copy.inside : figure(database.connections),
            },
          ]}
        />
        <Facts
          id="host-versions"
          title={copy.versions}
          entries={[
            { term: copy.app, details: versions.app },
            { term: copy.node, details: versions.node },
            { term: copy.system, details: machine.system },
          ]}
        />
      </Grid>
    </Stack>
  );
}
