import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Awaited } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Price } from "@jobami/ui/Price";
import { visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { dayText, instantText } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionPath } from "../../../paths.ts";
import { useClock, useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaitedTexts, documentText } from "./copy.ts";

/** What awaits this person otherwise than by a proposal: what, of whom, until when, and the way to do it. */
export function AwaitedRow({ one }: { one: Awaited }) {
  const { act, missionId, title, other, until, document } = one;
  const to = document?.link ?? missionPath(missionId ?? "");
  const { detail, label } = awaitedTexts[act];
  const zone = useOwnZone();
  const now = useClock().now();
  const who = shortName(other);
  const day = document?.endsOn ? dayText(document.endsOn, now) : null;
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
      detail={
        document
          ? documentText(document.type, who, day)
          : detail(who, until === null ? null : instantText(until, zone))
      }
      figure={document && <Price euros={document.cents / 100} size="small" />}
      actions={
        <LinkButton to={to} size="small" variant={act === "review" ? "secondary" : "primary"}>
          {label}
          <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>
        </LinkButton>
      }
    />
  );
}
