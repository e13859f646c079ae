import { useDispute } from "@jobami/api/disputes/hooks";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import type { Mission } from "@jobami/api/missions/contract";
import { Badge } from "@jobami/ui/Badge";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Fold } from "../../../platform/folds/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, reasonLabels, standingText, statusCopy } from "./copy.ts";
import { DisputeActs } from "./DisputeActs.tsx";
import { DisputeTimeline } from "./DisputeTimeline.tsx";
import { OpenDispute } from "./OpenDispute.tsx";

export interface DisputeSectionProps {
  mission: Mission;
  /** Which side of it the reader is on. */
  side: DisputeSide;
}

/** The dispute of a mission that was agreed on, or the way to open one; nothing while there is neither. */
export function DisputeSection({ mission, side }: DisputeSectionProps) {
  const reading = useDispute(mission.id);
  const standing = reading.data?.data;
  // Most missions have none: while it is not known, the page states other things.
  if (standing === undefined && reading.error === undefined) return null;
  const dispute = standing?.dispute ?? null;
  const reasons = standing?.mayOpen ?? [];
  if (reading.error === undefined && dispute === null && reasons.length === 0) return null;
  const isAsking = dispute === null && reasons.length > 0;
  return (
    <Fold
      id="litige"
      title={isAsking ? copy.problem : copy.title}
      state={
        dispute !== null && (
          <Badge tone={statusCopy[dispute.status].tone}>{statusCopy[dispute.status].label}</Badge>
        )
      }
    >
      <Stack gap={5}>
        <Reading of={reading} failed={copy.failed} announce="polite">
          {({ data }) => (
            <>
              {data.dispute !== null && (
                <>
                  <Stack gap={2}>
                    <p>{reasonLabels[data.dispute.reason]}</p>
                    <p className={text.soft}>{standingText(data.dispute, side)}</p>
                  </Stack>
                  <DisputeTimeline dispute={data.dispute} viewer={side} />
                  <DisputeActs key={data.dispute.id} dispute={data.dispute} side={side} />
                </>
              )}
              {data.mayOpen.length > 0 && <OpenDispute missionId={mission.id} reasons={data.mayOpen} />}
            </>
          )}
        </Reading>
      </Stack>
    </Fold>
  );
}
