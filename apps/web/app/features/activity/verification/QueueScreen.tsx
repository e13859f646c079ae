import { displayText } from "@jobami/api/http/display-text";
import type { WaitingPerson } from "@jobami/api/verification/contract";
import { waitingPages } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { documentsAudience, documentsPath } from "../../../generated/paths.ts";
import { QueueList, type QueueState, RequireStaff, reviewPath, workStates } from "../../staff/frame/index.ts";
import { noun, staffWords, waitingDetail } from "./copy.ts";

type Status = "open" | "waiting" | "late";

const none = { title: staffWords.empty, detail: staffWords.emptyDetail };
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: staffWords.openState, list: staffWords.list, none },
  ...workStates(staffWords.list, none),
];

/** /admin/entreprise-documents: who waits for a decision, the longest first [ADM-21, ROLE-11]. */
export function QueueScreen() {
  return (
    <RequireStaff needs={documentsAudience}>
      <QueueList
        title={staffWords.title}
        path={documentsPath}
        reading={waitingPages}
        states={states}
        words={staffWords}
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
          {person.isTaken ? staffWords.taken : staffWords.waiting}
        </Badge>
      }
      state={<RelativeTime instant={person.since} />}
    />
  );
}
