import { displayText } from "@jobami/api/http/display-text";
import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { Movable } from "@jobami/ui/Movable";
import { visuallyHidden } from "@jobami/ui/styles";
import type { CSSProperties } from "react";
import { timeText } from "../../../entities/hour/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { copy, exceptionLabel, moveLabel, moveTo, travelText } from "./copy.ts";
import { DayLink, type DaysProps } from "./DayLink.tsx";
import { MoveQuestion } from "./MoveQuestion.tsx";
import { type Field, isMovable, nearestTo } from "./moving.ts";
import * as css from "./planning.css.ts";
import {
  type DayContent,
  hoursOf,
  lanesOf,
  type Part,
  partOf,
  rangePart,
  type Stand,
  standKey,
  travelPart,
} from "./planning-view.ts";
import { SlotLink } from "./SlotLink.tsx";
import { type MovingOfWeek, useMoving } from "./use-moving.ts";

/** A week, its days beside each other: on top what lasts the day or has no hour yet, below the hours. */
export function WeekView({ days, ...shared }: DaysProps) {
  const hours = hoursOf(days);
  const count = hours.last - hours.first;
  const widths = days.map(sharesOf);
  const shares = widths.reduce((sum, width) => sum + width, 0);
  const now = useClock().now();
  const todayOf = ({ placeCode }: PlanningSlot) => dayIn(zoneOf(placeCode), now);
  const field: Field = { days: days.map(({ day }) => day), todayOf, ...hours };
  const move = useMoving(field);
  return (
    <div className={css.frame}>
      <table className={css.week} style={{ "--hours": count, "--shares": shares } as CSSProperties}>
        <caption className={visuallyHidden}>{copy.title}</caption>
        <thead>
          <tr>
            <td className={css.hourColumn} />
            {days.map(({ day, holiday }, index) => (
              <th
                key={day}
                scope="col"
                colSpan={widths[index]}
                className={css.dayHead}
                data-today={mark(day, shared.today)}
              >
                <DayLink of={day} {...shared} hasWeekday />
                {holiday !== null && <span className={css.holiday}>{holiday}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={css.hourColumn}>
              <span className={css.hourName}>{copy.wholeDay}</span>
            </th>
            {days.map((content, index) => (
              <td
                key={content.day}
                colSpan={widths[index]}
                className={css.allDay}
                data-today={mark(content.day, shared.today)}
              >
                <AllDay {...content} field={field} move={move} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={css.hourColumn}>
              <span className={visuallyHidden}>{copy.hours}</span>
              <div className={css.track} aria-hidden="true">
                {Array.from({ length: count }, (_, index) => hours.first + index).map((hour) => (
                  <span key={hour} className={css.hourMark} style={{ top: share(hour * 60, hours) }}>
                    {timeText(`${hour}:00`)}
                  </span>
                ))}
              </div>
            </th>
            {days.map((content, index) => (
              <td
                key={content.day}
                colSpan={widths[index]}
                className={css.dayCell}
                data-today={mark(content.day, shared.today)}
              >
                <Hours {...content} field={field} move={move} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {days.some(({ usual }) => usual.length > 0) && (
        <p className={css.legend} aria-hidden="true">
          <span className={css.legendMark} /> {copy.usual}
        </p>
      )}
      <p className={visuallyHidden} aria-live="assertive">
        {displayText(move.announcement)}
      </p>
      {move.moving !== null && move.isAsked && (
        <MoveQuestion moving={move.moving} onSent={move.close} onClose={move.leave} />
      )}
    </div>
  );
}

const mark = (day: string, today: string) => (day === today ? "" : undefined);

interface Span {
  first: number;
  last: number;
}
const share = (minute: number, { first, last }: Span) =>
  `${(100 * (minute - first * 60)) / ((last - first) * 60)}%`;
const placed = ({ from, to }: Part, span: Span): CSSProperties => ({
  top: share(from, span),
  height: share(to - from + span.first * 60, span),
});

interface DayProps extends DayContent {
  field: Field;
  move: MovingOfWeek;
}

const timedOf = (stands: readonly Stand[]) =>
  stands.flatMap((stand) =>
    stand.hour === null ? [] : [{ stand, part: partOf(stand.hour, stand.slot.placeCode) }],
  );

/** What happens at once on a day has as much room each as what happens alone on another, up to so many. */
const mostShares = 3;

function sharesOf({ stands }: DayContent): number {
  const lanes = lanesOf(timedOf(stands).map(({ part }) => part));
  return Math.min(mostShares, Math.max(1, ...lanes.map(({ of }) => of)));
}

function AllDay({ day, stands, exceptions, field, move }: DayProps) {
  return (
    <>
      {exceptions
        .filter(({ from }) => from === null)
        .map((exception) => (
          <p key={exception.id} className={css.away}>
            {displayText(exceptionLabel(exception))}
          </p>
        ))}
      <Stack gap={1}>
        {stands
          .filter(({ hour }) => hour === null)
          .map((stand) => (
            <Slot key={standKey(stand)} stand={stand} day={day} field={field} move={move} />
          ))}
      </Stack>
    </>
  );
}

function Hours({ day, stands, travels, exceptions, usual, field, move }: DayProps) {
  const timed = timedOf(stands);
  const lanes = lanesOf(timed.map(({ part }) => part));
  const { moving } = move;
  return (
    <div className={css.track} data-track="">
      {usual.map((range) => (
        <div key={range.from} className={css.usual} style={placed(rangePart(range), field)}>
          <span className={visuallyHidden}>
            {copy.usual} {timeText(range.from)} – {timeText(range.to)}
          </span>
        </div>
      ))}
      {exceptions.map((exception) =>
        exception.from === null || exception.to === null ? (
          <div key={exception.id} className={css.awayAllDay} />
        ) : (
          <p
            key={exception.id}
            className={css.awayPlaced}
            style={placed(rangePart({ from: exception.from, to: exception.to }), field)}
          >
            {displayText(exceptionLabel(exception))}
          </p>
        ),
      )}
      {travels.map((travel) => {
        const part = travelPart(travel, stands);
        if (part === null) return null;
        return (
          <p
            key={travel.toId}
            className={css.travel}
            style={placed(part, field)}
            data-tight={travel.isTight || undefined}
          >
            {travelText(travel)}
          </p>
        );
      })}
      {timed.map(({ stand, part }, index) => {
        const { lane, of: lanesAtOnce } = lanes[index] ?? { lane: 0, of: 1 };
        return (
          <Slot
            key={standKey(stand)}
            stand={stand}
            day={day}
            field={field}
            move={move}
            place={{
              position: "absolute",
              ...placed(part, field),
              insetInlineStart: `${(100 * lane) / lanesAtOnce}%`,
              width: `${100 / lanesAtOnce}%`,
            }}
          />
        );
      })}
      {moving !== null && moving.day === day && (
        <div
          className={css.ghost}
          style={placed({ from: moving.from, to: moving.from + moving.minutes }, field)}
          aria-hidden="true"
        >
          {moveTo(moving, move.reader)}
        </div>
      )}
    </div>
  );
}

interface SlotProps {
  stand: Stand;
  day: string;
  field: Field;
  move: MovingOfWeek;
  /** Where it stands among the hours of its day. */
  place?: CSSProperties;
}

/** A slot of a week, which can be brought to another hour or day. */
function Slot({ stand, day, field, move, place }: SlotProps) {
  if (stand.isFurther || !isMovable(stand.slot, field))
    return <SlotLink stand={stand} {...(place === undefined ? {} : { style: place })} />;
  return (
    <Movable
      label={displayText(moveLabel(stand.slot))}
      isTaken={move.isTaken(stand)}
      onTake={() => move.take(stand, day)}
      onStep={move.step}
      onDrag={(way, element) => move.drag(stand, day, way, scaleOf(element, field))}
      onDrop={move.drop}
      onLeave={move.leave}
      style={place}
    >
      <SlotLink stand={stand} isFilling={place !== undefined} />
    </Movable>
  );
}

/** How days and minutes are drawn around a slot. */
function scaleOf(slot: HTMLElement, { first, last }: Field) {
  const tracks = [...(slot.closest("table")?.querySelectorAll("td [data-track]") ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const [track] = tracks;
  if (track === undefined) return { toDays: [], minute: 1, top: 0 };
  const middles = tracks.map(({ left, width }) => left + width / 2);
  // A row above the hours holds what has none.
  const own = slot.getBoundingClientRect();
  const home = middles[nearestTo(own.left + own.width / 2, middles)] ?? 0;
  return {
    toDays: middles.map((middle) => middle - home),
    minute: track.height / ((last - first) * 60),
    top: own.top - track.top,
  };
}
