import { visuallyHidden } from "@jobami/ui/styles";
import { words } from "./copy.ts";
import * as css from "./SeenProfile.css.ts";
import type { SeenDay } from "./seen-view.ts";

/** When somebody is available in any week: each day drawn from 6 to 24 o’clock, and in words. */
export function Week({ days }: { days: readonly SeenDay[] }) {
  return (
    <table className={css.week}>
      <caption className={visuallyHidden}>{words.availability}</caption>
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
                  <span aria-hidden="true">{words.unavailable}</span>
                  <span className={visuallyHidden}>{words.unavailableWords}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
