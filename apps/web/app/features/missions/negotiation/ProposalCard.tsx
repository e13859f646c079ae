import { shortName } from "@jobami/api/http/display-text";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Badge } from "@jobami/ui/Badge";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaits, isToConfirm } from "./awaits.ts";
import { statusLabel, statusTones } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { awaitedText, termsText } from "./offers.copy.ts";
import { otherSide, rowCopy } from "./rows.copy.ts";

interface ProposalCardProps {
  proposal: Proposal;
  side: ProposalSide;
  to: string;
  headingLevel?: 2 | 3;
}

/** A proposal in a list over missions: whose turn, from whom, about what, for how much; one that waits for the reader shows where it is answered. */
export function ProposalCard({ proposal, side, to, headingLevel = 3 }: ProposalCardProps) {
  const Heading = `h${headingLevel}` as const;
  const other = otherSide(proposal, side);
  const isAwaited = awaits(proposal, side);
  const isStanding = isAwaited || awaits(proposal, side === "client" ? "jobbeur" : "client");
  const terms = isStanding ? termsText(proposal, side) : null;
  return (
    <Stack
      as="article"
      gap={2}
      className={css.row}
      aria-label={proposal.mission.title}
      data-awaited={isAwaited ? "" : undefined}
    >
      <Inline gap={2} align="center" justify="between" className={css.rowHead}>
        <Badge tone={statusTones[proposal.statut]}>
          {isStanding && !isAwaited && !isToConfirm(proposal)
            ? awaitedText(other)
            : statusLabel(proposal, side)}
        </Badge>
        <RelativeTime instant={proposal.updatedAt} />
      </Inline>
      <Inline gap={4} isOneLine justify="between" className={css.rowTitle}>
        <Heading className={heading[4]}>
          <Link className={css.rowLink} to={to}>
            {proposal.mission.title}
          </Link>
        </Heading>
        {terms === null && (
          <span className={css.rowPrice}>
            <Price {...priceProps({ ...proposal, budgetType: proposal.mission.budgetType })} />
          </span>
        )}
      </Inline>
      {terms !== null && <p className={css.rowTerms}>{terms}</p>}
      <Inline gap={2} align="center">
        <PersonFace person={other} size="small" />
        <p className={css.bodyText}>{shortName(other)}</p>
      </Inline>
      {isAwaited && (
        <Inline className={css.rowAct}>
          <LinkButton to={to} size="small">
            {rowCopy.answer}
            <span className={visuallyHidden}>{`\u00a0: ${shortName(other)}`}</span>
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}
