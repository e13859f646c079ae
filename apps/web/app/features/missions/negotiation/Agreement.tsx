import { displayText } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { useOwnProposal, useProposalsOf } from "@jobami/api/proposals/hooks";
import { Card } from "@jobami/ui/Card";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { MissionWhen } from "../../../entities/hour/index.ts";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { agreementCopy as copy, isAgreedStatus, nextText, paymentLabels } from "./agreement.copy.ts";

interface MissionPriceProps {
  mission: Mission;
  /** Which side of the mission the reader is on; null for a person who is on neither. */
  side: ProposalSide | null;
}

/** The price of a mission on its page: what was agreed once it was, else the budget. */
export function MissionPrice({ mission, side }: MissionPriceProps) {
  if (side === null || !isAgreedStatus(mission.statut)) return <Budget mission={mission} />;
  return side === "client" ? <OwnersPrice mission={mission} /> : <JobbeursPrice mission={mission} />;
}

function Budget({ mission }: { mission: Mission }) {
  return (
    <Stack gap={0}>
      <p className={text.small}>{copy.budget}</p>
      <p>
        <Price {...priceProps(mission)} size="large" />
      </p>
    </Stack>
  );
}

function OwnersPrice({ mission }: { mission: Mission }) {
  const { data, error } = useProposalsOf(mission.id);
  if (data === undefined && error === undefined) return null;
  const agreed = data?.data.find(({ statut }) => statut === "acceptee");
  return agreed === undefined ? (
    <Budget mission={mission} />
  ) : (
    <Agreement mission={mission} proposal={agreed} side="client" />
  );
}

function JobbeursPrice({ mission }: { mission: Mission }) {
  const { data, error } = useOwnProposal(mission.id);
  if (data === undefined && error === undefined) return null;
  const own = data?.data ?? null;
  return own?.statut === "acceptee" ? (
    <Agreement mission={mission} proposal={own} side="jobbeur" />
  ) : (
    <Budget mission={mission} />
  );
}

interface AgreementProps {
  mission: Mission;
  /** The accepted one. */
  proposal: Proposal;
  side: ProposalSide;
}

/** What two sides agreed on: price, with whom, when, how it is paid, and what comes next. */
export function Agreement({ mission, proposal, side }: AgreementProps) {
  const { budgetType, statut } = mission;
  const other = side === "client" ? proposal.jobbeur : mission.owner;
  if (!isAgreedStatus(statut)) return null;
  return (
    <Card element="section" padding="large" aria-labelledby="agreement">
      <Stack gap={5}>
        <h2 id="agreement" className={heading[2]}>
          {copy.title}
        </h2>
        <DescriptionList
          entries={[
            {
              term: copy.price,
              details: <Price {...priceProps({ ...proposal, budgetType })} size="large" />,
            },
            {
              term: copy.with,
              details: (
                <Inline as="span" gap={2} align="center">
                  <PersonFace person={other} size="small" />
                  <PersonName person={other} />
                </Inline>
              ),
            },
            { term: copy.when, details: <MissionWhen mission={mission} /> },
            { term: copy.payment, details: paymentLabels[proposal.paymentMethodType] },
            { term: copy.since, details: <RelativeTime instant={proposal.updatedAt} /> },
            { term: copy.budget, details: <Price {...priceProps(mission)} /> },
          ]}
        />
        <Stack gap={2}>
          <h3 className={heading[3]}>{copy.next}</h3>
          <p className={text.soft}>{nextText(statut, side, displayText(other.prenom))}</p>
        </Stack>
      </Stack>
    </Card>
  );
}
