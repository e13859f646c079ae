import type { Role } from "@jobami/api/http/route";
import type { WorkFigure, WorkLine } from "@jobami/api/staff/contract";
import { useWork } from "@jobami/api/staff/hooks";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { targetLine, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy, Part } from "../frame/index.ts";
import { figureText, kindTitle, targetText } from "./work.copy.ts";
import { type WorkFigurePart, workPath } from "./work-paths.ts";

/** What waits for who reads, by kind: each figure leads to the list that it counts. */
export function WorkQueue() {
  const { data, error, mutate } = useWork();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Part id="waiting" title={copy.waiting}>
      {error !== undefined && <ReadingFailed error={error} onRetry={() => void mutate()} />}
      {(data !== undefined || error === undefined) && (
        <DataList
          label={copy.waitingList}
          look="rows"
          status={data === undefined ? "loading" : "ready"}
          items={data?.data ?? []}
          getKey={({ kind }) => kind}
          renderItem={(line) => <Line line={line} role={user.role} />}
          skeleton={<ListRowSkeleton />}
          skeletonCount={3}
          empty={<p className={text.soft}>{copy.nothingWaits}</p>}
        />
      )}
    </Part>
  );
}

function Line({ line, role }: { line: WorkLine; role: Role }) {
  const { kind, waiting, mine, late, since, targetHours } = line;
  const to = (part: WorkFigurePart) => workPath(kind, part, role);
  return (
    <ListRow
      title={
        <Link className={targetLine} to={to("waiting")}>
          {kindTitle(kind, waiting)}
        </Link>
      }
      detail={targetText(targetHours)}
      state={
        since === null ? undefined : (
          <>
            {copy.oldest} <RelativeTime instant={since} />
          </>
        )
      }
      note={
        hasSome(mine) || hasSome(late) ? (
          <Inline gap={3}>
            {hasSome(mine) && (
              <Link className={targetLine} to={to("mine")}>
                <Badge tone="info">{figureText("mine", mine)}</Badge>
              </Link>
            )}
            {hasSome(late) && (
              <Link className={targetLine} to={to("late")}>
                <Badge tone="danger">{figureText("late", late)}</Badge>
              </Link>
            )}
          </Inline>
        ) : undefined
      }
    />
  );
}

const hasSome = (figure: WorkFigure | null): figure is WorkFigure => figure !== null && figure.totalCount > 0;
