import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission, MissionAsk } from "@jobami/api/missions/contract";
import { applyMission } from "@jobami/api/missions/live";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { useMissionAsks } from "@jobami/api/missions/use-asks";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { List, ListItem } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { openToAll } from "./asking.actors.ts";
import * as css from "./asking.css.ts";
import { copy, reasonTexts, stateTexts, stateTones, waitText } from "./copy.ts";

/** What they said, else since when they stand as they do. */
function Since({ ask: { reason, answeredAt, seenAt } }: { ask: MissionAsk }) {
  if (reason !== null) return `«\u202f${reasonTexts[reason]}\u202f»`;
  const since = answeredAt ?? seenAt;
  return since === null ? null : <RelativeTime instant={since} />;
}

function Asked({ ask }: { ask: MissionAsk }) {
  return (
    <ListItem
      leading={<PersonFace person={ask.person} />}
      title={<PersonName person={ask.person} />}
      detail={<Since ask={ask} />}
      trailing={<Badge tone={stateTones[ask.state]}>{stateTexts[ask.state]}</Badge>}
    />
  );
}

/** In the card of a mission of one’s own: how those stand who were asked first, and the way to open it to all; nothing once it is open. */
export function AsksSection({ mission }: { mission: Mission }) {
  const { id, asking } = mission;
  const api = useApi();
  const readings = useReadings();
  const zone = useOwnZone();
  const reading = useMissionAsks(id);
  const [machine] = useState(() => openToAll(api));
  const [isOpened, setOpened] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setOpened(true);
      applyMission(readings, answer);
    },
    // It ended meanwhile: how it stands is read anew.
    "submission.refused": () => readings.readAgain(missionsRoutes.details, { id }),
  });
  useEffect(() => {
    if (isOpened) confirmation.current?.focus();
  }, [isOpened]);
  if (isOpened)
    return (
      <p ref={confirmation} tabIndex={-1} className={css.confirmation}>
        {copy.opened}
      </p>
    );
  if (!asking) return null;
  const isOver = asking.audience === "personne";
  return (
    <Stack gap={4}>
      <Reading of={reading} failed={copy.failed} announce="polite">
        {(asks) => (
          <Stack gap={4}>
            <List label={copy.people}>
              {asks.map((ask) => (
                <Asked key={ask.person.id} ask={ask} />
              ))}
            </List>
            {!isOver && <p className={text.soft}>{waitText(asking, asks, zone)}</p>}
          </Stack>
        )}
      </Reading>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <Inline gap={3} stackedBelow="tablet">
        <Button
          variant={isOver ? "primary" : "secondary"}
          isPending={isSending}
          pendingLabel={copy.opening}
          onClick={() => submit({ id })}
        >
          {isOver ? copy.openLater : copy.open}
        </Button>
      </Inline>
    </Stack>
  );
}
