import { displayText } from "@jobami/api/http/display-text";
import type { WaitingPerson } from "@jobami/api/verification/contract";
import { waitingPages } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { documentsAudience, documentsPath } from "../../../generated/paths.ts";
import { QueueList, type QueueState, RequireStaff, reviewPath, workStates } from "../../staff/frame/index.ts";
import { noun, staffCopy, waitingDetail } from "./copy.ts";

type Status = "open" | "waiting" | "late";

const none = { title: staffCopy.empty, detail: staffCopy.emptyDetail };
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: staffCopy.openState, list: staffCopy.list, none },
  ...workStates(staffCopy.list, none),
];

/** /admin/entreprise-documents: who waits for a decision, the longest first [ADM-21, ROLE-11]. */
export function QueueScreen() {
  return (
    <RequireStaff needs={documentsAudience}>
      <QueueList
        title={staffCopy.title}
        path={documentsPath}
        reading={waitingPages}
        states={states}
        labels={staffCopy}
        noun={noun}
        getKey={({ id }) => id}
        renderItem={(person) => <WaitingRow person={person} />}
      />
    </RequireStaff>
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
          {person.isTaken ? staffCopy.taken : staffCopy.waiting}
        </Badge>
      }
      state={<RelativeTime instant={person.since} />}
    />
  );
}
