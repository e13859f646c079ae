import type { Mission } from "@jobami/api/missions/contract";
import type { MissionHour } from "@jobami/api/planning/contract";
import type { MissionProgress } from "@jobami/api/progress/contract";

/** What the parts of what goes wrong know of an agreed mission. */
export interface IncidentProps {
  mission: Mission;
  progress: MissionProgress;
  hour: MissionHour | null;
  side: "client" | "jobbeur";
  /** First name of the other side. */
  other: string;
  /** An act went through. */
  onDone: () => void;
}
