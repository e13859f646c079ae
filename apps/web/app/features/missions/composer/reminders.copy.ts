import { type Weekday, type WeeklyAvailability, weekdays } from "@jobami/api/profiles/availability";
import { dayNames, timeText } from "../../../entities/hour/index.ts";

export const placeReminder = {
  text: (place: string) => `${place}, comme pour votre dernière mission.`,
  change: "Changer de commune",
} as const;

/** « Karim B. travaille lundi 9 h – 12 h, 14 h – 18 h\u202f; samedi 9 h – 12 h. »; of one day where it is chosen; empty for whom no hours are known. */
export function hoursText(name: string, week: WeeklyAvailability, chosen: Weekday | null): string {
  const days = (chosen === null ? weekdays : [chosen]).flatMap((day) => {
    const hours = week[day].map(({ from, to }) => `${timeText(from)} –\u00a0${timeText(to)}`);
    return hours.length === 0 ? [] : [`${dayNames[day]} ${hours.join(", ")}`];
  });
  return days.length === 0 ? "" : `${name} travaille ${days.join("\u202f; ")}.`;
}

/** That a person does not usually work on a day of the week that was chosen. */
export const dayOffText = (name: string, day: Weekday) =>
  `${name} ne travaille pas d’habitude le ${dayNames[day]}\u00a0: choisissez un autre jour, ou posez-lui la question dans votre description.`;
