import type { OwnDecision } from "@jobami/api/appeals/contract";
import { ownDecisionPages } from "@jobami/api/appeals/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { Link, useSearchParams } from "react-router";
import { staffDecisionsAudience, staffDecisionsPath } from "../../../generated/paths.ts";
import { useKeyedList } from "../../../platform/lists/index.ts";
import { aboutText } from "../../help/decisions/index.ts";
import {
  accountPath,
  appealPath,
  casePath,
  listAddress,
  moderatorsPlace,
  RequireStaff,
  readPlace,
  StaffList,
  StaffPage,
} from "../frame/index.ts";
import { appealStateOf, appealStates, own, ownDecisionDetail } from "./copy.ts";

/** /moderation/mes-decisions: what who reads decided, and what became of it where it is contested. */
export function StaffDecisionsScreen() {
  return (
    <RequireStaff needs={staffDecisionsAudience}>
      <Decisions />
    </RequireStaff>
  );
}

function Decisions() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(ownDecisionPages, { filter: {}, cursor });
  return (
    <StaffPage title={own.title} error={list.error}>
      <Stack gap={4}>
        <p className={text.soft}>{own.lead}</p>
        <StaffList
          label={own.list}
          list={list}
          noun={own.noun}
          getKey={({ id }) => id}
          renderItem={(row) => <Row row={row} />}
          empty={
            <EmptyState title={own.none} headingLevel={2}>
              {own.noneDetail}
            </EmptyState>
          }
          cursor={cursor}
          pathOf={(at) => listAddress(staffDecisionsPath, [], at)}
        />
      </Stack>
    </StaffPage>
  );
}

/** Where a decision is read: its appeal, the content that it is about, or whom it was taken of. */
function addressOf({ appeal, id, about, person }: OwnDecision): string | null {
  if (appeal !== null) return appealPath(appeal.id);
  if (about.subject === "content") return casePath(moderatorsPlace, id);
  return person === null ? null : accountPath(person.id);
}

function Row({ row }: { row: OwnDecision }) {
  const to = addressOf(row);
  const name = displayText(row.person?.name ?? row.title) || aboutText(row.about);
  const state = appealStates[appealStateOf(row.appeal)];
  return (
    <ListRow
      title={
        to === null ? (
          name
        ) : (
          <Link className={rowLink} to={to}>
            {name}
          </Link>
        )
      }
      detail={ownDecisionDetail(row)}
      figure={<Badge tone={state.tone}>{state.label}</Badge>}
      state={<RelativeTime instant={row.at} />}
    />
  );
}
