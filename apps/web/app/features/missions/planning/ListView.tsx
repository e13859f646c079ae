import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { missionsPath } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { exceptionLabel, longDay, nothingOn, slotState, whenWords, withWords, words } from "./copy.ts";
import * as css from "./planning.css.ts";
import { type DayContent, isEmptyDay, type Stand, standKey } from "./planning-view.ts";

interface ListViewProps {
  days: readonly DayContent[];
  today: string;
  /** The one day that is told, where it is not the whole planning. */
  onlyDay?: string;
}

/** The days that something stands on, one below the other. */
export function ListView({ days, today, onlyDay }: ListViewProps) {
  const told = days.filter((content) => !isEmptyDay(content) || content.holiday !== null);
  if (told.every(isEmptyDay))
    return onlyDay === undefined ? (
      <EmptyState title={words.empty} action={<LinkButton to={missionsPath}>{words.toMissions}</LinkButton>}>
        {words.emptyText}
      </EmptyState>
    ) : (
      <p className={text.soft}>{nothingOn(onlyDay)}</p>
    );
  return (
    <Stack gap={5}>
      {told.map((content) => (
        <Day key={content.day} {...content} isToday={content.day === today} />
      ))}
    </Stack>
  );
}

function Day({ day, stands, exceptions, holiday, isToday }: DayContent & { isToday: boolean }) {
  const id = `jour-${day}`;
  return (
    <Stack as="section" gap={2} aria-labelledby={id} className={css.listDay}>
      <h3 id={id} className={`${heading[4]} ${css.listHead}`}>
        {longDay(day)}
        {isToday && <Badge tone="success">{words.today}</Badge>}
        {holiday !== null && <Badge tone="info">{holiday}</Badge>}
      </h3>
      {exceptions.map((exception) => (
        <p key={exception.id} className={css.away}>
          {displayText(exceptionLabel(exception))}
        </p>
      ))}
      {stands.map((stand) => (
        <Slot key={standKey(stand)} {...stand} />
      ))}
    </Stack>
  );
}

function Slot(stand: Stand) {
  const { slot } = stand;
  const state = slotState(slot);
  return (
    <div className={css.listSlot}>
      <ListRow
        title={
          <Link className={rowLink} to={`${missionPath(slot.missionId)}#heure`}>
            {displayText(slot.title)}
          </Link>
        }
        detail={
          <>
            <span className={css.listWhen}>{whenWords(stand, useOwnZone())}</span>
            {" · "}
            {displayText(withWords(slot))}
            {" · "}
            {displayText(slot.place)}
          </>
        }
        state={state !== null && <Badge tone={state.tone}>{state.label}</Badge>}
      />
    </div>
  );
}
