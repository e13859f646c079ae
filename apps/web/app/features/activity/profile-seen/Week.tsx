import { visuallyHidden } from "@jobami/ui/styles";
import { copy } from "./copy.ts";
import * as css from "./SeenProfile.css.ts";
import type { SeenDay } from "./seen-view.ts";

/** When a person is available in any week: each day drawn from 6 to 24 o’clock, and as text. */
export function Week({ days }: { days: readonly SeenDay[] }) {
  return (
    <table className={css.week}>
      <caption className={visuallyHidden}>{copy.availability}</caption>
      <tbody>
        {days.map(({ name, hours, parts }) => (
          <tr key={name} className={css.day}>
            <th scope="row" className={css.dayName}>
              {name}
            </th>
            <td className={css.drawnDay} aria-hidden="true">
              <div className={css.track}>
                {parts.map(({ from, length }) => (
                  <span
                    key={from}
                    className={css.part}
                    style={{ insetInlineStart: `${from}%`, width: `${length}%` }}
                  />
                ))}
              </div>
            </td>
            <td className={css.hours}>
              {hours.length > 0 ? (
                hours.join(", ")
              ) : (
                <>
                  <span aria-hidden="true">{copy.unavailable}</span>
                  <span className={visuallyHidden}>{copy.unavailableText}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
