import { useSession } from "../../../platform/session/index.ts";
import { MissionBeside } from "../missions/index.ts";
import { missionParts } from "./mission-parts.tsx";

interface MissionBesideListProps {
  id: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One proposal and their comparison have a page of their own: the mission's. */
const unread = { chosenId: null, isComparing: false, onCompared: () => {} };

/** A mission beside the list, with what the negotiation states of it. */
export function MissionBesideList(props: MissionBesideListProps) {
  const { user } = useSession();
  return user === null ? null : <MissionBeside {...props} {...missionParts(user, unread)} />;
}
