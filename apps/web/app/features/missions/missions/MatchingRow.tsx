import type { MatchingMission } from "@jobami/api/missions/contract";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { MissionRow } from "./MissionRow.tsx";
import { fitText, matchingCopy } from "./matching.copy.ts";
import { useReaction } from "./use-reaction.ts";

/** A mission that suits a jobbeur, and why. Dismissed, it stays where it is until the list is read again, to be put back. */
export function MatchingRow({ mission }: { mission: MatchingMission }) {
  const { isOn: isRejected, toggle } = useReaction(mission.id, "reject", mission.isRejected);
  return (
    <MissionRow
      mission={mission}
      headingLevel={2}
      note={<span role="status">{isRejected ? matchingCopy.rejected : fitText(mission)}</span>}
      actions={
        <Button variant={isRejected ? "secondary" : "ghost"} size="small" onClick={toggle}>
          {isRejected ? matchingCopy.putBack : matchingCopy.reject}
          <span className={visuallyHidden}>{`\u00a0: ${mission.title}`}</span>
        </Button>
      }
    />
  );
}
