import type { AppealRow } from "@jobami/api/appeals/contract";
import { appealPages } from "@jobami/api/appeals/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { appealsAudience, appealsPath } from "../../../generated/paths.ts";
import { aboutWords } from "../../help/decisions/index.ts";
import {
  appealPath,
  mineName,
  QueueList,
  type QueueState,
  RequireStaff,
  workStates,
} from "../frame/index.ts";
import { house, noun, rowDetail } from "./copy.ts";

type Status = "open" | "waiting" | "late" | "mine" | "decided";

const none = (detail: string) => ({ title: house.none, detail });
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: house.open, list: house.openLabel, none: none(house.noneOpen) },
  ...workStates(house.openLabel, none(house.noneOpen)),
  {
    status: "mine",
    name: mineName,
    label: house.mineState,
    list: house.openLabel,
    none: none(house.noneMine),
  },
  {
    status: "decided",
    name: "tranches",
    label: house.decided,
    list: house.decidedLabel,
    none: none(house.noneDecided),
  },
];

/** /moderation/recours: decisions that somebody contests; what is asked for stands in the address. */
export function AppealsScreen() {
  return (
    <RequireStaff needs={appealsAudience}>
      <QueueList
        title={house.list}
        path={appealsPath}
        reading={appealPages}
        states={states}
        words={house}
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
          {row.title === "" ? aboutWords(row.about) : displayText(row.title)}
        </Link>
      }
      detail={rowDetail(row)}
      figure={<Badge tone={isOpen ? "warning" : "neutral"}>{isOpen ? house.open : house.decided}</Badge>}
      state={<RelativeTime instant={row.decidedAt ?? row.madeAt} />}
    />
  );
}
