import { dayInFrance } from "@jobami/api/missions/days";
import { DatePicker } from "@jobami/ui/DatePicker";
import { useClock } from "../../../platform/clock/index.ts";
import { copy } from "./missions.copy.ts";

interface WantedDayProps {
  /** `YYYY-MM-DD`; empty while none is chosen. */
  day: string;
  onChange: (day: string) => void;
}

/** The one day on which a mission is looked for. */
export function WantedDay({ day, onChange }: WantedDayProps) {
  return (
    <DatePicker
      label={copy.day}
      min={dayInFrance(useClock().now())}
      value={day === "" ? null : day}
      onChange={(chosen) => onChange(chosen ?? "")}
    />
  );
}
