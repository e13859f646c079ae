import { isDay, weekdayOf } from "@jobami/api/planning/time";
import { useProfileOf } from "@jobami/api/profiles/hooks";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import type { AskedPerson } from "./mission-form.ts";
import { dayOffText, hoursText } from "./reminders.copy.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

interface HoursOfProps {
  person: AskedPerson;
  /** The day that is chosen, where the mission is wanted on one. */
  day: string;
}

function HoursOf({ person: { id, name }, day }: HoursOfProps) {
  const { data } = useProfileOf(id);
  if (data === undefined || hoursText(name, data.availability, null) === "") return null;
  const weekday = isDay(day) ? weekdayOf(day) : null;
  const isDayOff = weekday !== null && data.availability[weekday].length === 0;
  return (
    <Stack gap={1}>
      <p className={text.small}>{hoursText(name, data.availability, isDayOff ? null : weekday)}</p>
      <InlineAlert tone="warning">{isDayOff ? dayOffText(name, weekday) : null}</InlineAlert>
    </Stack>
  );
}

/** When the people who are asked first work, and that one does not on the day that is chosen. */
export function AskedHours({ form }: { form: MissionFormApi }) {
  const [asked, timing, date] = form.watch(["asked", "timing", "date"]);
  return asked?.people.map((person) => (
    <HoursOf key={person.id} person={person} day={timing === "date" ? date : ""} />
  ));
}
