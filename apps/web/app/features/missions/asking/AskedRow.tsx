import { displayText } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import { Badge } from "@jobami/ui/Badge";
import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { MissionRow } from "../missions/index.ts";
import { copy, untilText } from "./copy.ts";

/** Whose answer is awaited where a person is asked. */
const turn = { isMine: true, count: 1, other: null };

/** A mission that this person is asked for first: until when, and the way to answer. */
export function AskedRow({ mission, headingLevel = 3 }: { mission: Mission; headingLevel?: 2 | 3 }) {
  const { id, title, asking } = mission;
  const zone = useOwnZone();
  return (
    <MissionRow
      mission={{ ...mission, turn }}
      headingLevel={headingLevel}
      note={
        <Inline as="span" gap={2} align="center">
          <Badge tone="accent">{copy.asked}</Badge>
          {asking && untilText(asking, zone)}
        </Inline>
      }
      actions={
        <LinkButton size="small" to={missionPath(id)}>
          {copy.answer}
          <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>
        </LinkButton>
      }
    />
  );
}
