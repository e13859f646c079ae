import { displayText } from "@jobami/api/http/display-text";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { momentOf, shortWhen } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps, priceText } from "../../../entities/price/index.ts";
import { missionPath, proposalPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { rowCopy as copy, nextText, otherName, otherSide } from "./rows.copy.ts";
import { useDecision } from "./use-decision.tsx";

interface NegotiationRowProps {
  proposal: Proposal;
  /** Which side of it the reader is on. */
  side: ProposalSide;
}

interface RowProps extends NegotiationRowProps {
  to: string;
  state?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

function Row({ proposal, side, to, ...row }: RowProps) {
  const { mission } = proposal;
  const clock = useClock();
  return (
    <ListRow
      {...row}
      leading={<PersonFace person={otherSide(proposal, side)} />}
      title={
        <h3>
          <Link className={rowLink} to={to}>
            {displayText(mission.title)}
          </Link>
        </h3>
      }
      detail={[`Avec ${otherName(proposal, side)}`, shortWhen(mission, clock.now()), momentOf(mission) ?? []]
        .flat()
        .join(" · ")}
      figure={<Price {...priceProps({ ...proposal, budgetType: mission.budgetType })} size="small" />}
    />
  );
}

function See({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <LinkButton to={to} size="small" variant="secondary">
      {label}
      <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>
    </LinkButton>
  );
}

/** How long ago, also as the server draws it: the whole date would take another room. */
export function Since({ instant }: { instant: string }) {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  return <RelativeTime instant={instant} now={isHydrated ? undefined : clock.now()} style="short" />;
}

/** A proposal that waits for this person: who, what, when, how much; it is accepted here or looked at. */
export function ToAnswerRow({ proposal, side }: NegotiationRowProps) {
  const { title, id } = proposal.mission;
  const to = proposalPath(id, proposal.proposalId);
  const own = proposal.offers.findLast(({ by }) => by === side);
  const { budgetType } = proposal.mission;
  const other = displayText(otherSide(proposal, side).prenom);
  const { buttons, question } = useDecision(
    proposal,
    side,
    `${displayText(title)}, ${otherName(proposal, side)}`,
  );
  return (
    <Row
      proposal={proposal}
      side={side}
      to={to}
      state={<Since instant={proposal.updatedAt} />}
      note={
        (own !== undefined || question) && (
          <>
            {own !== undefined &&
              `${other} propose ${priceText({ ...proposal, budgetType })} · ${copy.own}\u00a0: ${priceText({ ...own, budgetType })}`}
            {question}
          </>
        )
      }
      actions={
        <>
          {buttons.accept}
          <See to={to} label={copy.see} title={title} />
        </>
      }
    />
  );
}

/** Agreed work whose day has come: its owner declares that it is done. */
export function ToConfirmRow({ proposal }: { proposal: Proposal }) {
  const { id, title } = proposal.mission;
  const to = missionPath(id);
  return (
    <Row
      proposal={proposal}
      side="client"
      to={to}
      state={copy.toConfirm}
      actions={<See to={to} label={copy.confirm} title={title} />}
    />
  );
}

/** Agreed work that is still to come; the next one states what comes next. */
export function AgreedRow({ proposal, side, isNext }: NegotiationRowProps & { isNext: boolean }) {
  return (
    <Row
      proposal={proposal}
      side={side}
      to={missionPath(proposal.mission.id)}
      note={isNext && nextText(side, displayText(otherSide(proposal, side).prenom))}
    />
  );
}
