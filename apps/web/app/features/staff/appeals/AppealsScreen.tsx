import type { AppealRow } from "@jobami/api/appeals/contract";
import { appealPages } from "@jobami/api/appeals/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { appealsAudience, appealsPath } from "../../../generated/paths.ts";
import { aboutText } from "../../help/decisions/index.ts";
import {
  appealPath,
  mineName,
  QueueList,
  type QueueState,
  RequireStaff,
  workStates,
} from "../frame/index.ts";
import { appealsCopy, noun, rowDetail } from "./copy.ts";

type Status = "open" | "waiting" | "late" | "mine" | "decided";

const none = (detail: string) => ({ title: appealsCopy.none, detail });
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  {
    status: "open",
    name: "",
    label: appealsCopy.open,
    list: appealsCopy.openLabel,
    none: none(appealsCopy.noneOpen),
  },
  ...workStates(appealsCopy.openLabel, none(appealsCopy.noneOpen)),
  {
    status: "mine",
    name: mineName,
    label: appealsCopy.mineState,
    list: appealsCopy.openLabel,
    none: none(appealsCopy.noneMine),
  },
  {
    status: "decided",
    name: "tranches",
    label: appealsCopy.decided,
    list: appealsCopy.decidedLabel,
    none: none(appealsCopy.noneDecided),
  },
];

/** /moderation/recours: decisions that a person contests; what is asked for stands in the address. */
export function AppealsScreen() {
  return (
    <RequireStaff needs={appealsAudience}>
      <QueueList
        title={appealsCopy.list}
        path={appealsPath}
        reading={appealPages}
        states={states}
        labels={appealsCopy}
        noun={noun}
        getKey={({ id }) => id}
        renderItem={(row) => <Row row={row} />}
      />
    </RequireStaff>
  );
}

function Row({ row }: { row: AppealRow }) {
  const isOpen = row.outcome === null;
  return (
    <ListRow
      title={
        <Link className={rowLink} to={appealPath(row.id)}>
          {row.title === "" ? aboutText(row.about) : displayText(row.title)}
        </Link>
      }
      detail={rowDetail(row)}
      figure={
        <Badge tone={isOpen ? "warning" : "neutral"}>{isOpen ? appealsCopy.open : appealsCopy.decided}</Badge>
      }
      state={<RelativeTime instant={row.decidedAt ?? row.madeAt} />}
    />
  );
}
