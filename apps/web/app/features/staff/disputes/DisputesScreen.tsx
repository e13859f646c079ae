import type { DisputeCase } from "@jobami/api/disputes/contract";
import { disputePages } from "@jobami/api/disputes/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { disputesAudience, disputesPath } from "../../../generated/paths.ts";
import { caseDetail, noun, statusWords, words } from "../../missions/disputes/index.ts";
import { disputePath, QueueList, type QueueState, RequireStaff, workStates } from "../frame/index.ts";

type Status = "open" | "waiting" | "late" | "ended";

const none = (detail: string) => ({ title: words.none, detail });
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: words.onGoing, list: words.openLabel, none: none(words.noneOpen) },
  ...workStates(words.openLabel, none(words.noneOpen)),
  { status: "ended", name: "clos", label: words.ended, list: words.endedLabel, none: none(words.noneEnded) },
];

/** /moderation/litiges: what two people do not agree on; what is asked for stands in the address. */
export function DisputesScreen() {
  return (
    <RequireStaff needs={disputesAudience}>
      <QueueList
        title={words.list}
        path={disputesPath}
        reading={disputePages}
        states={states}
        words={{ filters: words.filters, state: words.state }}
        noun={noun}
        getKey={({ id }) => id}
        renderItem={(one) => <Row one={one} />}
      />
    </RequireStaff>
  );
}

function Row({ one }: { one: DisputeCase }) {
  const { label, tone } = statusWords[one.status];
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
