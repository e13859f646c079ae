import type { DisputeCase } from "@jobami/api/disputes/contract";
import { disputePages } from "@jobami/api/disputes/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { disputesAudience, disputesPath } from "../../../generated/paths.ts";
import { caseDetail, copy, noun, statusCopy } from "../../missions/disputes/index.ts";
import { disputePath, QueueList, type QueueState, RequireStaff, workStates } from "../frame/index.ts";

type Status = "open" | "waiting" | "late" | "ended";

const none = (detail: string) => ({ title: copy.none, detail });
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: copy.onGoing, list: copy.openLabel, none: none(copy.noneOpen) },
  ...workStates(copy.openLabel, none(copy.noneOpen)),
  { status: "ended", name: "clos", label: copy.ended, list: copy.endedLabel, none: none(copy.noneEnded) },
];

/** /moderation/litiges: what two people do not agree on; what is asked for stands in the address. */
export function DisputesScreen() {
  return (
    <RequireStaff needs={disputesAudience}>
      <QueueList
        title={copy.list}
        path={disputesPath}
        reading={disputePages}
        states={states}
        labels={{ filters: copy.filters, state: copy.state }}
        noun={noun}
        getKey={({ id }) => id}
        renderItem={(one) => <Row one={one} />}
      />
    </RequireStaff>
  );
}

function Row({ one }: { one: DisputeCase }) {
  const { label, tone } = statusCopy[one.status];
  return (
    <ListRow
      title={
        <Link className={rowLink} to={disputePath(one.id)}>
          {displayText(one.title)}
        </Link>
      }
      detail={caseDetail(one)}
      figure={<Badge tone={tone}>{label}</Badge>}
      state={<RelativeTime instant={one.since} />}
    />
  );
}
