import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { whoseTurn } from "@jobami/machines/lifecycles/proposal";
import { Badge } from "@jobami/ui/Badge";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading } from "@jobami/ui/styles";
import { Link } from "react-router";
import { personName } from "../../words/mission-words.ts";
import { priceProps } from "../../words/price-props.ts";
import { statusTones, statusWords } from "./copy.ts";
import * as css from "./negotiation.css.ts";

/** Whether a side's answer is what a proposal waits for. */
export function awaits(proposal: Proposal, side: ProposalSide): boolean {
  const { statut, version, mission } = proposal;
  return whoseTurn({ statut, version, missionStatut: mission.statut }) === side;
}

interface ProposalCardProps {
  proposal: Proposal;
  side: ProposalSide;
  /** `mission` names the mission (a list over missions), `person` the other side (a list of one mission). */
  about: "mission" | "person";
  to: string;
  headingLevel?: 2 | 3;
}

/** A proposal in a list: whose turn, from whom, about what, for how much. */
export function ProposalCard({ proposal, side, about, to, headingLevel = 3 }: ProposalCardProps) {
  const Heading = `h${headingLevel}` as const;
  const other = personName(side === "client" ? proposal.jobbeur : proposal.mission.owner);
  return (
    <article className={css.row} data-awaited={awaits(proposal, side) ? "" : undefined}>
      <div className={css.rowHead}>
        <Badge tone={statusTones[proposal.statut]}>{statusWords(proposal.statut, side)}</Badge>
        <RelativeTime instant={proposal.updatedAt} />
      </div>
      <div className={css.rowTitle}>
        <Heading className={heading[4]}>
          <Link className={css.rowLink} to={to}>
            {about === "mission" ? proposal.mission.title : other}
          </Link>
        </Heading>
        <Price {...priceProps(proposal)} />
      </div>
      {about === "mission" && <p className={css.said}>{other}</p>}
    </article>
  );
}
