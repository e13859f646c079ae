import type { Mission } from "@jobami/api/missions/contract";
import { useMissionVersions } from "@jobami/api/missions/use-versions";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { useOwnProposal, useProposalsOf } from "@jobami/api/proposals/hooks";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline } from "@jobami/ui/Timeline";
import { useState } from "react";
import { Fold } from "../../../platform/folds/index.ts";
import { ChangeList } from "./ChangeList.tsx";
import { happeningText, historyCopy } from "./copy.ts";
import { historyOf, type MissionHappening } from "./mission-history.ts";

interface MissionHistoryProps {
  mission: Mission;
  /** Which side of it the reader is on; null for staff, who reads what its owner made of it. */
  side: ProposalSide | null;
}

/** The steps shown at first: the newest. */
const most = 8;

const tones: Partial<Record<MissionHappening["what"], "success" | "danger" | "neutral">> = {
  agreed: "success",
  finished: "success",
  cancelled: "danger",
};

/** What happened about a mission, as far as this side takes part in it. */
export function MissionHistory({ mission, side }: MissionHistoryProps) {
  if (side === null) return <History mission={mission} proposals={[]} side="client" />;
  return side === "client" ? <OwnersHistory mission={mission} /> : <JobbeursHistory mission={mission} />;
}

function OwnersHistory({ mission }: { mission: Mission }) {
  const { data } = useProposalsOf(mission.id);
  return data === undefined ? null : <History mission={mission} proposals={data.data} side="client" />;
}

function JobbeursHistory({ mission }: { mission: Mission }) {
  const { data } = useOwnProposal(mission.id);
  if (data === undefined) return null;
  return <History mission={mission} proposals={data.data === null ? [] : [data.data]} side="jobbeur" />;
}

interface HistoryProps {
  mission: Mission;
  proposals: readonly Proposal[];
  side: ProposalSide;
}

/** Nothing before anything followed the publication, which the mission shows itself. */
function History({ mission, proposals, side }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const { data: versions } = useMissionVersions(mission.id, (mission.version ?? 1) > 1);
  // A jobbeur reads every offer beside it, with what was written.
  const happened = historyOf(mission, proposals, versions).filter(
    ({ what }) => side === "client" || what !== "offered",
  );
  if (happened.length < 2) return null;
  const left = isWhole || happened.length <= most ? 0 : happened.length - most;
  return (
    <Fold id="histoire" title={historyCopy.title} isFolded={mission.statut !== "ouverte"}>
      <Stack gap={4}>
        {left > 0 && (
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {historyCopy.before(left)}
          </Button>
        )}
        <Timeline
          label={historyCopy.title}
          entries={happened.slice(left).map((step, place, shown) => ({
            id: step.id,
            title: happeningText(step, side),
            time: <RelativeTime instant={step.at} />,
            detail: step.what === "edited" && <ChangeList before={step.before} after={step.after} />,
            tone: tones[step.what] ?? "neutral",
            isCurrent: place === shown.length - 1,
          }))}
        />
      </Stack>
    </Fold>
  );
}
