import { allowedHourActs } from "@jobami/machines/planning/mission-hour";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { HourActs } from "../planning/index.ts";
import { anotherDayHelp, copy } from "./copy.ts";
import type { IncidentProps } from "./incident-props.ts";

/** Before a mission is cancelled: another day is proposed, where the life cycle of the hour allows it. */
export function AnotherDay({ hour, side, other, onDone }: IncidentProps) {
  if (hour === null || !allowedHourActs(hour, side).includes("hour.proposed")) return null;
  return (
    <Stack gap={2}>
      <p className={heading[4]}>{copy.anotherDay}</p>
      <p className={text.soft}>{anotherDayHelp(other)}</p>
      <HourActs hour={hour} acts={["hour.proposed"]} primary={null} onDone={onDone} />
    </Stack>
  );
}
