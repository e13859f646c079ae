import { displayText } from "@jobami/api/http/display-text";
import { visuallyHidden } from "@jobami/ui/styles";
import type { CSSProperties } from "react";
import { exceptionLabel, timeWords, words } from "./copy.ts";
import { DayLink, type DaysProps } from "./DayLink.tsx";
import * as css from "./planning.css.ts";
import { type DayContent, hourOf, hoursOf, lanesOf, type Part, partOf, rangePart } from "./planning-view.ts";
import { SlotLink } from "./SlotLink.tsx";

/** A week, its days beside each other: on top what lasts the day or has no hour yet, below the hours. */
export function WeekView({ days, ...shared }: DaysProps) {
  const hours = hoursOf(days);
  const count = hours.last - hours.first;
  return (
    <div className={css.frame}>
      <table className={css.week} style={{ "--hours": count } as CSSProperties}>
        <caption className={visuallyHidden}>{words.title}</caption>
        <thead>
          <tr>
            <td className={css.hourColumn} />
            {days.map(({ day, holiday }) => (
              <th key={day} scope="col" className={css.dayHead} data-today={mark(day, shared.today)}>
                <DayLink of={day} {...shared} hasWeekday />
                {holiday !== null && <span className={css.holiday}>{holiday}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={css.hourColumn}>
              <span className={css.hourName}>{words.wholeDay}</span>
            </th>
            {days.map((content) => (
              <td key={content.day} className={css.allDay} data-today={mark(content.day, shared.today)}>
                <AllDay {...content} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={css.hourColumn}>
              <span className={visuallyHidden}>{words.hours}</span>
              <div className={css.track} aria-hidden="true">
                {Array.from({ length: count }, (_, index) => hours.first + index).map((hour) => (
                  <span key={hour} className={css.hourMark} style={{ top: share(hour * 60, hours) }}>
                    {timeWords(`${hour}:00`)}
                  </span>
                ))}
              </div>
            </th>
            {days.map((content) => (
              <td key={content.day} className={css.dayCell} data-today={mark(content.day, shared.today)}>
                <Hours {...content} of={hours} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {days.some(({ usual }) => usual.length > 0) && (
        <p className={css.legend} aria-hidden="true">
          <span className={css.legendMark} /> {words.usual}
        </p>
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

function AllDay({ slots, exceptions }: DayContent) {
  return (
    <>
      {exceptions
        .filter(({ from }) => from === null)
        .map((exception) => (
          <p key={exception.id} className={css.away}>
            {displayText(exceptionLabel(exception))}
          </p>
        ))}
      {slots
        .filter((slot) => hourOf(slot) === null)
        .map((slot) => (
          <SlotLink key={slot.missionId} slot={slot} />
        ))}
    </>
  );
}

function Hours({ slots, exceptions, usual, of }: DayContent & { of: Span }) {
  const timed = slots.flatMap((slot) => {
    const hour = hourOf(slot);
    return hour === null ? [] : [{ slot, part: partOf(hour) }];
  });
  const lanes = lanesOf(timed.map(({ part }) => part));
  return (
    <div className={css.track}>
      {usual.map((range) => (
        <div key={range.from} className={css.usual} style={placed(rangePart(range), of)}>
          <span className={visuallyHidden}>
            {words.usual} {timeWords(range.from)} – {timeWords(range.to)}
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
            style={placed(rangePart({ from: exception.from, to: exception.to }), of)}
          >
            {displayText(exceptionLabel(exception))}
          </p>
        ),
      )}
      {timed.map(({ slot, part }, index) => {
        const { lane, of: lanesAtOnce } = lanes[index] ?? { lane: 0, of: 1 };
        return (
          <SlotLink
            key={slot.missionId}
            slot={slot}
            isPlaced
            style={{
              ...placed(part, of),
              insetInlineStart: `${(100 * lane) / lanesAtOnce}%`,
              width: `${100 / lanesAtOnce}%`,
            }}
          />
        );
      })}
    </div>
  );
}
