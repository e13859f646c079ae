import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Proposal } from "@jobami/api/proposals/contract";
import { ListRow, rowLink } from "@jobami/ui/List";
import { visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { comparisonPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Since } from "../negotiation/index.ts";
import { copy, severalText } from "./copy.ts";

/** Several proposals that wait on one mission: of whom; they are read beside each other. */
export function CompareRow({ proposals }: { proposals: readonly [Proposal, ...Proposal[]] }) {
  const { mission, jobbeur } = proposals[0];
  const to = comparisonPath(mission.id);
  return (
    <ListRow
      leading={<PersonFace person={jobbeur} />}
      title={
        <h3>
          <Link className={rowLink} to={to}>
            {displayText(mission.title)}
          </Link>
        </h3>
      }
      detail={severalText(proposals.map((proposal) => shortName(proposal.jobbeur)))}
      state={<Since instant={proposals[0].updatedAt} />}
      actions={
        <LinkButton to={to} size="small">
          {copy.compare}
          <span className={visuallyHidden}>{`\u00a0: ${displayText(mission.title)}`}</span>
        </LinkButton>
      }
    />
  );
}
