import type { Mission } from "@jobami/api/missions/contract";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { type ReactNode, useRef } from "react";
import { usePageTitle } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { HiddenMission } from "./HiddenMission.tsx";
import { KnownMission, useMissionTitle } from "./KnownMission.tsx";
import { LatePictures } from "./LatePictures.tsx";
import { MissionBadges } from "./MissionBadges.tsx";
import { MissionEnd } from "./MissionEnd.tsx";
import { MissionFacts } from "./MissionFacts.tsx";
import { MissionReactions } from "./MissionReactions.tsx";
import * as css from "./MissionsScreen.css.ts";
import { Neighbours } from "./Neighbours.tsx";

/** What other features show of a mission. */
export interface MissionParts {
  /** What the person can do with the mission: answer it, or its proposals. */
  renderAside: (mission: Mission) => ReactNode;
  /** Its price: the budget, or what was agreed. */
  renderPrice: (mission: Mission) => ReactNode;
  /** What the person can do about what is wrong with it. */
  renderReport: (mission: Mission) => ReactNode;
  /** What happened about it. */
  renderHistory: (mission: Mission) => ReactNode;
}

interface MissionScreenProps extends MissionParts {
  id: string;
  /** What becomes of it once a person was chosen. */
  renderProgress: (mission: Mission) => ReactNode;
  /** What people ask and answer about it. */
  renderComments: (mission: Mission) => ReactNode;
}

/** One mission: what, where, when, for how much; beside it, what the person can do. */
export function MissionScreen({ id, ...parts }: MissionScreenProps) {
  const { renderAside, renderPrice, renderProgress, renderHistory, renderReport, renderComments } = parts;
  const { user } = useSession();
  const page = useRef<HTMLElement>(null);
  usePageTitle(useMissionTitle(id));
  return (
    <KnownMission id={id} headingLevel={1}>
      {(mission) => (
        <WorkPage>
          <section ref={page} className={css.detail} aria-label={mission.title} tabIndex={-1}>
            <Stack as="article" gap={6}>
              <Neighbours id={mission.id} inside={page} />
              <PageHeader title={mission.title} size="compact" meta={<MissionBadges mission={mission} />} />
              {mission.isHidden && <HiddenMission />}
              {renderProgress(mission)}
              {renderPrice(mission)}
              <MissionFacts
                mission={mission}
                pictures={<LatePictures mission={mission} isOwn={mission.owner.id === user?.id} />}
              />
              <Inline gap={2}>
                <MissionReactions mission={mission} isOwn={mission.owner.id === user?.id} />
                {renderReport(mission)}
              </Inline>
            </Stack>
            <Stack as="section" gap={6} className={css.aside} aria-label="Propositions">
              {renderAside(mission)}
            </Stack>
            <Stack gap={8} className={css.after}>
              {renderHistory(mission)}
              {renderComments(mission)}
              {mission.owner.id === user?.id && <MissionEnd mission={mission} />}
            </Stack>
          </section>
        </WorkPage>
      )}
    </KnownMission>
  );
}
