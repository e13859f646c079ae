import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Awaited, AwaitedDocument } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Price } from "@jobami/ui/Price";
import { visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayText, instantText } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionPath } from "../../../paths.ts";
import { useClock, useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaitedTexts, copy, documentText } from "./copy.ts";

interface RowProps {
  of: Pick<Awaited, "title" | "other">;
  to: string;
  detail: string;
  figure?: ReactNode;
  label: string;
  isPrimary: boolean;
}

function Row({ of: { title, other }, to, detail, figure, label, isPrimary }: RowProps) {
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
      detail={detail}
      figure={figure}
      actions={
        <LinkButton to={to} size="small" variant={isPrimary ? "primary" : "secondary"}>
          {label}
          <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>
        </LinkButton>
      }
    />
  );
}

/** A mission that awaits this person otherwise than by a proposal: what, of whom, until when, and the way to do it. */
export function AwaitedRow({ one }: { one: Awaited }) {
  const { act, missionId, other, until } = one;
  const { detail, label } = awaitedTexts[act];
  const zone = useOwnZone();
  return (
    <Row
      of={one}
      to={missionPath(missionId)}
      detail={detail(shortName(other), until === null ? null : instantText(until, zone))}
      label={label}
      isPrimary={act !== "review"}
    />
  );
}

/** A quote or an invoice that waits for this person: of whom, for how much, until when. */
export function DocumentRow({ one }: { one: AwaitedDocument }) {
  const { type, other, link, cents, endsOn } = one;
  const now = useClock().now();
  return (
    <Row
      of={one}
      to={link}
      detail={documentText(type, shortName(other), endsOn === null ? null : dayText(endsOn, now))}
      figure={<Price euros={cents / 100} size="small" />}
      label={copy.read}
      isPrimary={false}
    />
  );
}
