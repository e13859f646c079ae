import type { Mission } from "@jobami/api/missions/contract";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { media } from "@jobami/ui/theme";
import { type ReactNode, useRef } from "react";
import { Fold } from "../../../platform/folds/index.ts";
import { usePageTitle } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { useMedia } from "../../../platform/viewport/index.ts";
import { HiddenMission } from "./HiddenMission.tsx";
import { KnownMission, useMissionTitle } from "./KnownMission.tsx";
import { LatePictures } from "./LatePictures.tsx";
import { MissionBadges } from "./MissionBadges.tsx";
import { MissionEnd } from "./MissionEnd.tsx";
import { MissionText } from "./MissionFacts.tsx";
import { MissionReactions } from "./MissionReactions.tsx";
import * as css from "./MissionsScreen.css.ts";
import { copy } from "./missions.copy.ts";
import { Neighbours } from "./Neighbours.tsx";

/** What other features show of a mission. */
export interface MissionParts {
  /** How it stands for the person, and what they do next. */
  renderNow: (mission: Mission) => ReactNode;
  /** Its proposals, as far as the person reads them. */
  renderAside: (mission: Mission) => ReactNode;
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

/** A person was chosen: what was to be done is no longer what one comes for, and folded where there is no room beside the card. */
const isFollowed = ({ statut }: Mission) => statut === "en_cours" || statut === "terminee";

/** One mission: how it stands and what the person does next, then what it is and what happened. */
export function MissionScreen({ id, ...parts }: MissionScreenProps) {
  const { renderNow, renderAside, renderProgress, renderHistory, renderReport, renderComments } = parts;
  const { user } = useSession();
  const page = useRef<HTMLElement>(null);
  const hasRoom = useMedia(media.fromWide);
  usePageTitle(useMissionTitle(id));
  return (
    <KnownMission id={id} headingLevel={1}>
      {(mission) => (
        <WorkPage>
          <section ref={page} className={css.detail} aria-label={mission.title} tabIndex={-1}>
            <Stack as="header" gap={6}>
              <Neighbours id={mission.id} inside={page} />
              <PageHeader title={mission.title} size="compact" meta={<MissionBadges mission={mission} />} />
              {mission.isHidden && <HiddenMission />}
            </Stack>
            <Stack key={`now ${mission.id}`} gap={6} className={css.aside}>
              {renderNow(mission)}
              {renderAside(mission)}
            </Stack>
            <Stack key={mission.id} gap={mission.statut === "ouverte" ? 8 : 4} className={css.after}>
              <Fold id="mission" title={copy.details} isFolded={isFollowed(mission) && !hasRoom}>
                <Stack as="article" gap={5} aria-label={copy.details}>
                  <LatePictures mission={mission} isOwn={mission.owner.id === user?.id} />
                  <MissionText mission={mission} />
                  <Inline gap={2}>
                    <MissionReactions mission={mission} isOwn={mission.owner.id === user?.id} />
                    {renderReport(mission)}
                  </Inline>
                </Stack>
              </Fold>
              {renderProgress(mission)}
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
