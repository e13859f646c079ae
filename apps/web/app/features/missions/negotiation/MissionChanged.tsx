import type { Mission } from "@jobami/api/missions/contract";
import { useMissionVersions } from "@jobami/api/missions/use-versions";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Banner } from "@jobami/ui/Banner";
import { Stack } from "@jobami/ui/layout/Stack";
import { instantText } from "../../../entities/mission/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { ChangeList } from "./ChangeList.tsx";
import { confirmText, changedCopy as copy, waitText } from "./changes.copy.ts";

interface MissionChangedProps {
  mission: Mission;
  proposal: Proposal;
  side: ProposalSide;
}

/** A proposal is to be confirmed: until when, and what of its mission is another since it was made. */
export function MissionChanged({ mission, proposal, side }: MissionChangedProps) {
  const zone = useOwnZone();
  const isReader = side === "jobbeur";
  const { data, error, mutate } = useMissionVersions(mission.id, isReader);
  const made = data?.find(({ version }) => version === proposal.missionVersion);
  const until = proposal.confirmBy ? instantText(proposal.confirmBy, zone) : "";
  if (!isReader)
    return (
      <Banner tone="info" title={copy.waiting}>
        {waitText(until)}
      </Banner>
    );
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={copy.title}>
        {confirmText(until)}
      </Banner>
      {made !== undefined && <ChangeList before={made} after={mission} />}
      {error !== undefined && data === undefined && (
        <ReadingFailed error={error} title={copy.failed} announce="polite" onRetry={() => void mutate()} />
      )}
    </Stack>
  );
}
