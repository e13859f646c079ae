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
import { actorName, actText, Figures, RequireStaff, StaffPage } from "../frame/index.ts";
import { dayText, figure, instantText } from "./format.ts";
import { readSecurityDays, securityPath } from "./searches.ts";
import { columnCopy, copy, daysCopy, kindLabels } from "./trust.copy.ts";

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
          label={copy.period}
          tabs={securityDays.map((one) => ({
            to: securityPath(one),
            label: daysCopy[one],
            isCurrent: one === days,
          }))}
        />
        <Reading of={reading} failed={copy.securityFailed} showsStale>
          {({ data }) => <Period figures={data} />}
        </Reading>
      </Stack>
    </StaffPage>
  );
}

const columns: readonly Column<SecurityDay>[] = [
  { id: "day", header: copy.day, isRowHeader: true, cell: ({ day }) => dayText(day) },
  ...securityKinds.map(
    (kind): Column<SecurityDay> => ({
      id: kind,
      header: columnCopy[kind],
      align: "end",
      cell: (day) => figure(day[kind]),
    }),
  ),
  {
    id: "newDevices",
    header: columnCopy.newDevices,
    align: "end",
    cell: ({ newDevices }) => figure(newDevices),
  },
  { id: "acts", header: columnCopy.acts, align: "end", cell: ({ acts }) => figure(acts) },
];

const labels = {
  ...kindLabels,
  newDevices: copy.newDevices,
  acts: copy.acts,
  lockedNow: copy.lockedNow,
} as const;

type Network = SecurityFigures["networks"][number];

const networkColumns: readonly Column<Network>[] = [
  { id: "network", header: copy.network, isRowHeader: true, cell: ({ network }) => network },
  { id: "kind", header: copy.kind, cell: ({ kind }) => kindLabels[kind] },
  { id: "count", header: copy.count, align: "end", cell: ({ refused }) => figure(refused) },
];

function Period({ figures }: { figures: SecurityFigures }) {
  const { days, total, networks, lockedNow, entries } = figures;
  return (
    <Stack gap={5}>
      <Figures title={copy.refusals} labels={labels} counts={{ ...total, lockedNow }} />
      <DataTable caption={copy.byDay} columns={columns} rows={days} getKey={({ day }) => day} empty={null} />
      <DataTable
        caption={copy.networks}
        columns={networkColumns}
        rows={networks}
        getKey={({ network, kind }) => `${network} ${kind}`}
        empty={<p className={text.soft}>{copy.noNetworks}</p>}
      />
      <p className={text.soft}>{copy.privacy}</p>
      <Stack as="section" gap={3} aria-labelledby="security-acts">
        <h2 id="security-acts" className={heading[3]}>
          {copy.journal}
        </h2>
        {entries.length === 0 ? (
          <p className={text.soft}>{copy.noActs}</p>
        ) : (
          <Stack as="ul" gap={3} aria-labelledby="security-acts">
            {entries.map((entry) => (
              <li key={entry.id}>
                <ActRow entry={entry} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

function ActRow({ entry }: { entry: AuditEntry }) {
  return (
    <ListRow
      title={actText(entry)}
      detail={actorName(entry)}
      state={<time dateTime={entry.at}>{instantText(entry.at)}</time>}
    />
  );
}
