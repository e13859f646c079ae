import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionsPath } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy, exceptionLabel, longDay, nothingOn, slotState, whenText, withText } from "./copy.ts";
import * as css from "./planning.css.ts";
import { type DayContent, isEmptyDay, type Stand, standKey } from "./planning-view.ts";

interface ListViewProps {
  days: readonly DayContent[];
  today: string;
  /** The one day that is listed, where it is not the whole planning. */
  onlyDay?: string;
}

/** The days that something stands on, one below the other. */
export function ListView({ days, today, onlyDay }: ListViewProps) {
  const shownDays = days.filter((content) => !isEmptyDay(content) || content.holiday !== null);
  if (shownDays.every(isEmptyDay))
    return onlyDay === undefined ? (
      <EmptyState title={copy.empty} action={<LinkButton to={missionsPath}>{copy.toMissions}</LinkButton>}>
        {copy.emptyText}
      </EmptyState>
    ) : (
      <p className={text.soft}>{nothingOn(onlyDay)}</p>
    );
  return (
    <Stack gap={5}>
      {shownDays.map((content) => (
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
        {isToday && <Badge tone="success">{copy.today}</Badge>}
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
  const { slot, isFurther } = stand;
  const state = isFurther ? null : slotState(slot);
  return (
    <div className={css.listSlot}>
      <ListRow
        leading={<PersonFace person={slot.other} />}
        title={
          <Link className={rowLink} to={`${missionPath(slot.missionId)}#heure`}>
            {displayText(slot.title)}
          </Link>
        }
        detail={
          <>
            <span className={css.listWhen}>{whenText(stand, useOwnZone())}</span>
            {" · "}
            {displayText(withText(slot))}
            {" · "}
            <span className={css.listPlace}>{displayText(slot.place)}</span>
          </>
        }
        state={state !== null && <Badge tone={state.tone}>{state.label}</Badge>}
      />
    </div>
  );
}
