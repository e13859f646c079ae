import { IconButton } from "@jobami/ui/IconButton";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, targetLine } from "@jobami/ui/styles";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link, useNavigationType } from "react-router";
import { missionsLabel } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { overlayAround } from "../../../platform/focus/index.ts";
import { usePageTitle } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { HiddenMission } from "./HiddenMission.tsx";
import { KnownMission, useMissionTitle } from "./KnownMission.tsx";
import { LatePictures } from "./LatePictures.tsx";
import { MissionBadges } from "./MissionBadges.tsx";
import { MissionEnd } from "./MissionEnd.tsx";
import { MissionText } from "./MissionFacts.tsx";
import type { MissionParts } from "./MissionScreen.tsx";
import * as css from "./MissionsScreen.css.ts";
import { copy } from "./missions.copy.ts";
import { isTypedIn, useStepKeys } from "./use-step-keys.ts";

interface MissionBesideProps extends MissionParts {
  id: string;
  /** Shows the next (1) or the previous (-1) mission of the list. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** A mission beside the list that it was chosen in: read and answered there; J and K show its neighbours, Escape closes it. */
export function MissionBeside({ id, onStep, onClose, ...parts }: MissionBesideProps) {
  const { user } = useSession();
  const title = useMissionTitle(id);
  const panel = useRef<HTMLElement>(null);
  const isChosen = useNavigationType() !== "POP";
  usePageTitle(title, missionsLabel);
  useStepKeys(panel, onStep);
  // Reading goes on in what was chosen; a page that is loaded or come back to keeps its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mission anew
  useEffect(() => {
    if (!isChosen) return;
    panel.current?.parentElement?.scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
  }, [id]);
  function press(event: KeyboardEvent) {
    const isMeant = event.key === "Escape" && !event.defaultPrevented && !isTypedIn(event.target);
    // It closes what lies over the page first.
    if (!isMeant || overlayAround(event.target as Element) !== null) return;
    event.preventDefault();
    onClose();
  }
  return (
    <section ref={panel} className={css.panel} tabIndex={-1} aria-label={title} onKeyDown={press}>
      <Stack gap={5}>
        <Inline gap={3} align="center" justify="between">
          <Link className={`${link} ${targetLine}`} to={missionPath(id)}>
            {copy.openPage}
          </Link>
          <IconButton label={copy.closeBeside} icon={<X />} onClick={onClose} />
        </Inline>
        <KnownMission key={id} id={id} headingLevel={2}>
          {(mission) => (
            <>
              <Stack as="header" gap={2}>
                <h2 className={heading[3]}>{mission.title}</h2>
                <MissionBadges mission={mission} />
              </Stack>
              {mission.isHidden && <HiddenMission />}
              {parts.renderNow(mission)}
              <LatePictures mission={mission} isOwn={mission.owner.id === user?.id} />
              <MissionText mission={mission} />
              {parts.renderReport(mission)}
              {parts.renderAside(mission)}
              {parts.renderHistory(mission)}
              {mission.owner.id === user?.id && <MissionEnd mission={mission} />}
            </>
          )}
        </KnownMission>
      </Stack>
    </section>
  );
}
