import type { TermsVersion } from "@jobami/api/consents/contract";
import { useTermsVersions } from "@jobami/api/consents/hooks";
import { ApiError } from "@jobami/api/http/errors";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { Part, RequireStaff, StaffPage } from "../frame/index.ts";
import { TermsPublication } from "./TermsPublication.tsx";
import { TermsWithdrawal } from "./TermsWithdrawal.tsx";
import {
  announcedText,
  copy,
  detailOf,
  namesOf,
  noteOf,
  statusLabels,
  statusTones,
} from "./terms-versions.copy.ts";

/** /admin/cgv-cgu-versions: which terms hold, which come next, and the publication of others [POL-14, ROLE-11]. */
export function TermsVersionsScreen() {
  return (
    <RequireStaff needs="jobpadm">
      <Versions />
    </RequireStaff>
  );
}

function Versions() {
  const { data, error, mutate } = useTermsVersions();
  const versions = data?.data;
  const isCutOff = error instanceof ApiError && error.code === "NETWORK";
  return (
    <StaffPage title={copy.title} error={error}>
      <Stack gap={8}>
        {(versions !== undefined || error === undefined) && (
          <Part id="publication" title={copy.publish}>
            <Publication versions={versions} onChanged={() => void mutate()} />
          </Part>
        )}
        {(versions !== undefined || error !== undefined) && (
          <Part id="versions" title={copy.versions}>
            <DataList
              label={copy.list}
              look="rows"
              status={versions === undefined ? "failed" : "ready"}
              failure={{ title: copy.failed, detail: isCutOff ? copy.offline : undefined }}
              items={versions ?? []}
              getKey={({ id, cgvVersion, cguVersion }) => id ?? `${cgvVersion}-${cguVersion}`}
              renderItem={(version) => <VersionRow version={version} />}
              skeleton={<ListRowSkeleton />}
              skeletonCount={2}
              onRetry={() => void mutate()}
              empty={null}
            />
          </Part>
        )}
      </Stack>
    </StaffPage>
  );
}

interface PublicationProps {
  versions: readonly TermsVersion[] | undefined;
  onChanged: () => void;
}

/** One version is announced at a time. */
function Publication({ versions, onChanged }: PublicationProps) {
  if (versions === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="text" width="full" />
        <Skeleton shape="text" width="half" />
      </SkeletonGroup>
    );
  const announced = versions.find(({ status }) => status === "announced");
  const inForce = versions.find(({ status }) => status === "inForce");
  if (announced !== undefined) {
    const { title, text } = announcedText(announced);
    const { id } = announced;
    return (
      <Banner
        tone="info"
        title={title}
        action={
          id === null ? undefined : <TermsWithdrawal version={{ ...announced, id }} onChanged={onChanged} />
        }
      >
        {text}
      </Banner>
    );
  }
  return inForce === undefined ? null : <TermsPublication inForce={inForce} onChanged={onChanged} />;
}

function VersionRow({ version }: { version: TermsVersion }) {
  return (
    <ListRow
      title={namesOf(version)}
      detail={detailOf(version)}
      note={noteOf(version) || undefined}
      figure={<Badge tone={statusTones[version.status]}>{statusLabels[version.status]}</Badge>}
    />
  );
}
