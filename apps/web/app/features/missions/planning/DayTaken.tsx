import { usePlanning } from "@jobami/api/planning/hooks";
import { daysBetween } from "@jobami/api/planning/time";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { planningPath } from "../../../generated/paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { dayTakenText, hourCopy } from "./copy.ts";
import { addressOf } from "./planning-view.ts";

interface DayTakenProps {
  /** The mission that is about to be proposed for. */
  missionId: string;
  /** Its first day, `YYYY-MM-DD`, and its last. */
  day: string;
  lastDay: string;
  /** What they agreed on as a requester counts too: an hour is about to be proposed. */
  isForAnHour?: boolean;
}

/** Warns a jobbeur who is about to propose for days on which they agreed to work for a person already, and either side of another mission on a day that they are about to propose. */
export function DayTaken({ missionId, day, lastDay, isForAnHour = false }: DayTakenProps) {
  const { data } = usePlanning(day, daysBetween(day, lastDay) + 1);
  const zone = useOwnZone();
  const taken = (data?.data.slots ?? []).filter(
    (slot) =>
      slot.day <= lastDay &&
      (slot.endDay ?? slot.day) >= day &&
      (isForAnHour || slot.side === "jobbeur") &&
      slot.statut === "en_cours" &&
      slot.missionId !== missionId,
  );
  return (
    <InlineAlert
      tone="warning"
      action={
        <Link className={link} to={`${planningPath}${addressOf("semaine", day)}`}>
          {hourCopy.seeDay}
        </Link>
      }
    >
      {taken.length === 0 ? null : dayTakenText(taken, zone, day === lastDay)}
    </InlineAlert>
  );
}
