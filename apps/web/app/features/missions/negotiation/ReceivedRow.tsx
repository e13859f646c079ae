import { shortName } from "@jobami/api/http/display-text";
import type { Proposal, ProposalStatus } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { proposalPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaits } from "./awaits.ts";
import { statusLabel } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { rowCopy } from "./rows.copy.ts";
import { useDecision } from "./use-decision.tsx";

const ended: ReadonlySet<ProposalStatus> = new Set(["refusee", "retiree", "expiree"]);

/** What its jobbeur offered last, of a proposal that came to nothing: not what they were offered. */
const ownOffer = ({ statut, offers }: Proposal) =>
  ended.has(statut) ? offers.findLast(({ by }) => by === "jobbeur") : undefined;

/** A proposal among those of one's mission: who, how it stands, for how much, what they declare; answered here or on its own. */
export function ReceivedRow({ proposal }: { proposal: Proposal }) {
  const who = shortName(proposal.jobbeur);
  const to = proposalPath(proposal.mission.id, proposal.proposalId);
  const { buttons, question } = useDecision(proposal, "client", who);
  const isAwaited = awaits(proposal, "client");
  return (
    <ListRow
      isNarrow
      leading={<PersonFace person={proposal.jobbeur} />}
      title={
        <h3>
          <Link className={rowLink} to={to}>
            {who}
          </Link>
        </h3>
      }
      detail={statusLabel(proposal, "client")}
      figure={
        <Price
          {...priceProps({ ...proposal, ...ownOffer(proposal), budgetType: proposal.mission.budgetType })}
          size="small"
        />
      }
      state={<RelativeTime instant={proposal.updatedAt} style="short" />}
      note={
        (question || proposal.message !== "") && (
          <>
            {proposal.message !== "" && <p className={css.excerpt}>{proposal.message}</p>}
            {question}
          </>
        )
      }
      actions={
        isAwaited && (
          <>
            {buttons.accept}
            <LinkButton to={to} size="small" variant="secondary">
              {rowCopy.answer}
              <span className={visuallyHidden}>{`\u00a0: ${who}`}</span>
            </LinkButton>
          </>
        )
      }
    />
  );
}
