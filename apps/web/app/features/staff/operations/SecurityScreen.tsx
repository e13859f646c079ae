import type { AuditEntry } from "@jobami/api/audit/contract";
import type { SecurityDay, SecurityFigures } from "@jobami/api/security/contract";
import { useSecurityFigures } from "@jobami/api/security/hooks";
import { securityDays, securityKinds } from "@jobami/api/security/routes";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { ListRow } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useSearchParams } from "react-router";
import { securityMonitoringAudience, securityMonitoringLabel } from "../../../generated/paths.ts";
import { LinkTabs } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { actorName, actWords, Figures, RequireStaff, StaffPage } from "../frame/index.ts";
import { dayWords, figure, instantWords } from "./said.ts";
import { readSecurityDays, securityPath } from "./searches.ts";
import { columnWords, daysWords, kindWords, words } from "./trust.copy.ts";

/** /admin/security-monitoring: what was refused for the sake of safety, new devices and acts of staff [ADM-26]. */
export function SecurityScreen() {
  return (
    <RequireStaff needs={securityMonitoringAudience}>
      <Security />
    </RequireStaff>
  );
}

function Security() {
  const [params] = useSearchParams();
  const days = readSecurityDays(params);
  const reading = useSecurityFigures(days);
  return (
    <StaffPage title={securityMonitoringLabel} error={reading.error}>
      <Stack gap={5}>
        <LinkTabs
          label={words.period}
          tabs={securityDays.map((one) => ({
            to: securityPath(one),
            label: daysWords[one],
            isCurrent: one === days,
          }))}
        />
        <Reading of={reading} failed={words.securityFailed} saysStale>
          {({ data }) => <Period figures={data} />}
        </Reading>
      </Stack>
    </StaffPage>
  );
}

const columns: readonly Column<SecurityDay>[] = [
  { id: "day", header: words.day, isRowHeader: true, cell: ({ day }) => dayWords(day) },
  ...securityKinds.map(
    (kind): Column<SecurityDay> => ({
      id: kind,
      header: columnWords[kind],
      align: "end",
      cell: (day) => figure(day[kind]),
    }),
  ),
  {
    id: "newDevices",
    header: columnWords.newDevices,
    align: "end",
    cell: ({ newDevices }) => figure(newDevices),
  },
  { id: "acts", header: columnWords.acts, align: "end", cell: ({ acts }) => figure(acts) },
];

const labels = {
  ...kindWords,
  newDevices: words.newDevices,
  acts: words.acts,
  lockedNow: words.lockedNow,
} as const;

type Network = SecurityFigures["networks"][number];

const networkColumns: readonly Column<Network>[] = [
  { id: "network", header: words.network, isRowHeader: true, cell: ({ network }) => network },
  { id: "kind", header: words.kind, cell: ({ kind }) => kindWords[kind] },
  { id: "count", header: words.count, align: "end", cell: ({ refused }) => figure(refused) },
];

function Period({ figures }: { figures: SecurityFigures }) {
  const { days, total, networks, lockedNow, entries } = figures;
  return (
    <Stack gap={5}>
      <Figures title={words.refusals} labels={labels} counts={{ ...total, lockedNow }} />
      <DataTable caption={words.byDay} columns={columns} rows={days} getKey={({ day }) => day} empty={null} />
      <DataTable
        caption={words.networks}
        columns={networkColumns}
        rows={networks}
        getKey={({ network, kind }) => `${network} ${kind}`}
        empty={<p className={text.soft}>{words.noNetworks}</p>}
      />
      <p className={text.soft}>{words.privacy}</p>
      <Stack as="section" gap={3} aria-labelledby="security-acts">
        <h2 id="security-acts" className={heading[3]}>
          {words.journal}
        </h2>
        {entries.length === 0 ? (
          <p className={text.soft}>{words.noActs}</p>
        ) : (
          entries.map((entry) => <ActRow key={entry.id} entry={entry} />)
        )}
      </Stack>
    </Stack>
  );
}

function ActRow({ entry }: { entry: AuditEntry }) {
  return (
    <ListRow
      title={actWords(entry)}
      detail={actorName(entry)}
      state={<time dateTime={entry.at}>{instantWords(entry.at)}</time>}
    />
  );
}
