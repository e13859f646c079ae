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
}

/** Warns a jobbeur who is about to propose for days on which they agreed to work for a person already. */
export function DayTaken({ missionId, day, lastDay }: DayTakenProps) {
  const { data } = usePlanning(day, daysBetween(day, lastDay) + 1);
  const zone = useOwnZone();
  const taken = (data?.data.slots ?? []).filter(
    (slot) =>
      slot.day <= lastDay &&
      (slot.endDay ?? slot.day) >= day &&
      slot.side === "jobbeur" &&
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
