import { useReadings } from "@jobami/api/http/use-readings";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { readProposalAgain } from "@jobami/api/proposals/live";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline } from "@jobami/ui/Timeline";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { ReadText } from "../../talk/masking/index.ts";
import { copy, partyText } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { otherSide } from "./rows.copy.ts";

/** What was offered by whom, oldest first. */
export function OfferHistory({ proposal, side }: { proposal: Proposal; side: ProposalSide }) {
  const readings = useReadings();
  const readAgain = () => readProposalAgain(readings, proposal);
  return (
    <Timeline
      label={copy.history}
      entries={proposal.offers.map((offer, index) => ({
        id: String(offer.version),
        title: (
          <Inline as="span" gap={2} align="center">
            {offer.by !== side && <PersonFace person={otherSide(proposal, side)} size="small" />}
            {partyText(offer, proposal, side)}
          </Inline>
        ),
        time: <RelativeTime instant={offer.createdAt} />,
        tone: index === proposal.offers.length - 1 ? "primary" : "neutral",
        isCurrent: index === proposal.offers.length - 1,
        detail: (
          <Stack gap={2}>
            <Price {...priceProps({ ...offer, budgetType: proposal.mission.budgetType })} />
            {offer.message !== "" && (
              <ReadText
                text={offer.message}
                masked={offer.masked}
                className={css.bodyText}
                onChange={readAgain}
              />
            )}
          </Stack>
        ),
      }))}
    />
  );
}
