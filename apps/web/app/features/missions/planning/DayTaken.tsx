import { usePlanning } from "@jobami/api/planning/hooks";
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
  /** Its day, `YYYY-MM-DD`. */
  day: string;
}

/** Warns a jobbeur who is about to propose for a day on which they agreed to work for a person already. */
export function DayTaken({ missionId, day }: DayTakenProps) {
  const { data } = usePlanning(day, 1);
  const zone = useOwnZone();
  const taken = (data?.data.slots ?? []).filter(
    (slot) =>
      slot.day === day &&
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
      {taken.length === 0 ? null : dayTakenText(taken, zone)}
    </InlineAlert>
  );
}
