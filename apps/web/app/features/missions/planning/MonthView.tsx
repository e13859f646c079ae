import { displayText } from "@jobami/api/http/display-text";
import { visuallyHidden } from "@jobami/ui/styles";
import { copy, exceptionLabel, moreText, shortWeekday } from "./copy.ts";
import { DayLink, type DaysProps } from "./DayLink.tsx";
import { ListView } from "./ListView.tsx";
import * as css from "./planning.css.ts";
import { type DayContent, standKey } from "./planning-view.ts";
import { SlotLink } from "./SlotLink.tsx";

/** Missions of a day that a month draws; the list of the day has them all. */
const drawn = 3;

/** A month in its weeks. On a phone a day states how many missions it has, and the chosen day is listed below. */
export function MonthView({ days, isNarrow, ...shared }: DaysProps & { isNarrow: boolean }) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const chosen = days.filter(({ day }) => day === shared.day);
  return (
    <>
      <div className={css.frame}>
        <table className={css.month}>
          <caption className={visuallyHidden}>{copy.title}</caption>
          <thead>
            <tr>
              {days.slice(0, 7).map(({ day }) => (
                <th key={day} scope="col" className={css.monthHead}>
                  {shortWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.day}>
                {week.map((content) => (
                  <td
                    key={content.day}
                    className={css.monthDay}
                    data-today={content.day === shared.today ? "" : undefined}
                    data-other={content.day.slice(0, 7) === shared.day.slice(0, 7) ? undefined : ""}
                    data-away={content.exceptions.some(({ from }) => from === null) ? "" : undefined}
                  >
                    <DayLink of={content.day} {...shared} />
                    {isNarrow ? <Count {...content} /> : <Day {...content} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isNarrow && <ListView days={chosen} today={shared.today} onlyDay={shared.day} />}
    </>
  );
}

function Day({ stands, exceptions, holiday }: DayContent) {
  return (
    <>
      {holiday !== null && <p className={css.holiday}>{holiday}</p>}
      {exceptions.map((exception) => (
        <p key={exception.id} className={css.away}>
          {displayText(exceptionLabel(exception))}
        </p>
      ))}
      {stands.slice(0, drawn).map((stand) => (
        <SlotLink key={standKey(stand)} stand={stand} />
      ))}
      {stands.length > drawn && <p className={css.more}>{moreText(stands.length - drawn)}</p>}
    </>
  );
}

function Count({ stands, exceptions }: DayContent) {
  const count = stands.length;
  return (
    <span className={css.count}>
      {count > 0 && (
        <span className={css.bubble}>
          {count}
          <span className={visuallyHidden}>{count === 1 ? " mission" : " missions"}</span>
        </span>
      )}
      {exceptions.length > 0 && <span className={visuallyHidden}>Indisponible</span>}
    </span>
  );
}
