import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { WaitingPerson } from "@jobami/api/verification/contract";
import { useVerificationQueue } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { reviewPath } from "../../../staff-pages.ts";
import { RequireStaff, StaffPage } from "../../staff/index.ts";
import { countWords, staffWords, waitingDetail, words } from "./copy.ts";

/** /admin/entreprise-documents: who waits for a decision, the longest first [ADM-21, ROLE-11]. */
export function QueueScreen() {
  return (
    <RequireStaff needs="jobpadm">
      <Queue />
    </RequireStaff>
  );
}

function Queue() {
  const { data, error, mutate } = useVerificationQueue();
  const isCutOff = error instanceof ApiError && error.code === "NETWORK";
  const status = data === undefined ? (error === undefined ? "loading" : "failed") : "ready";
  return (
    <StaffPage title={staffWords.title} error={error}>
      <Stack gap={3}>
        <p className={text.soft} role="status">
          {data === undefined ? "" : countWords(data.totalCount)}
        </p>
        <DataList
          label={staffWords.list}
          look="rows"
          status={status}
          failure={{ title: staffWords.failed, detail: isCutOff ? words.offline : undefined }}
          items={data?.data ?? []}
          getKey={({ id }) => id}
          renderItem={(person) => <WaitingRow person={person} />}
          skeleton={<ListRowSkeleton />}
          skeletonCount={5}
          onRetry={() => void mutate()}
          empty={<EmptyState title={staffWords.empty}>{staffWords.emptyDetail}</EmptyState>}
        />
      </Stack>
    </StaffPage>
  );
}

function WaitingRow({ person }: { person: WaitingPerson }) {
  return (
    <ListRow
      title={
        <Link className={rowLink} to={reviewPath(person.id)}>
          {displayText(person.name)}
        </Link>
      }
      detail={waitingDetail(person)}
      figure={
        <Badge tone={person.isTaken ? "info" : "neutral"}>
          {person.isTaken ? staffWords.taken : staffWords.waiting}
        </Badge>
      }
      state={<RelativeTime instant={person.since} />}
    />
  );
}
