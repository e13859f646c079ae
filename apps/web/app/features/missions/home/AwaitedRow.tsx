import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Awaited } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { instantText } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaitedTexts } from "./copy.ts";

/** A mission that awaits this person otherwise than by a proposal: what, of whom, until when, and the way to do it. */
export function AwaitedRow({ one: { act, missionId, title, other, until } }: { one: Awaited }) {
  const to = missionPath(missionId);
  const { detail, label } = awaitedTexts[act];
  const zone = useOwnZone();
  return (
    <ListRow
      leading={<PersonFace person={other} />}
      title={
        <h3>
          <Link className={rowLink} to={to}>
            {displayText(title)}
          </Link>
        </h3>
      }
      detail={detail(shortName(other), until === null ? null : instantText(until, zone))}
      actions={
        <LinkButton to={to} size="small" variant={act === "review" ? "secondary" : "primary"}>
          {label}
          <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>
        </LinkButton>
      }
    />
  );
}
