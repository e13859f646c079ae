import { shortName } from "@jobami/api/http/display-text";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Badge } from "@jobami/ui/Badge";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { awaits } from "./awaits.ts";
import { statusLabel, statusTones } from "./copy.ts";
import * as css from "./negotiation.css.ts";

interface ProposalCardProps {
  proposal: Proposal;
  side: ProposalSide;
  to: string;
  headingLevel?: 2 | 3;
}

/** A proposal in a list over missions: whose turn, from whom, about what, for how much. */
export function ProposalCard({ proposal, side, to, headingLevel = 3 }: ProposalCardProps) {
  const Heading = `h${headingLevel}` as const;
  const other = side === "client" ? proposal.jobbeur : proposal.mission.owner;
  return (
    <Stack
      as="article"
      gap={2}
      className={css.row}
      aria-label={proposal.mission.title}
      data-awaited={awaits(proposal, side) ? "" : undefined}
    >
      <Inline gap={2} align="center" justify="between" className={css.rowHead}>
        <Badge tone={statusTones[proposal.statut]}>{statusLabel(proposal, side)}</Badge>
        <RelativeTime instant={proposal.updatedAt} />
      </Inline>
      <Inline gap={4} isOneLine justify="between" className={css.rowTitle}>
        <Heading className={heading[4]}>
          <Link className={css.rowLink} to={to}>
            {proposal.mission.title}
          </Link>
        </Heading>
        <Price {...priceProps({ ...proposal, budgetType: proposal.mission.budgetType })} />
      </Inline>
      <Inline gap={2} align="center">
        <PersonFace person={other} size="small" />
        <p className={css.bodyText}>{shortName(other)}</p>
      </Inline>
    </Stack>
  );
}
