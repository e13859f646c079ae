import { shortName } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import type { Proposal } from "@jobami/api/proposals/contract";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Dialog } from "@jobami/ui/Dialog";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { proposalPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { comparisonCopy, differenceText, statusLabel } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { rowCopy } from "./rows.copy.ts";

interface ProposalComparisonProps {
  mission: Mission;
  /** Those that still stand. */
  proposals: readonly Proposal[];
  onClose: () => void;
}

/** Euros before Jobi, each by its amount: the two are no one currency. */
const worth = ({ paymentMethodType, amount, jobiAmount }: Proposal) =>
  paymentMethodType === "jobis" ? 1e9 + amount : amount + jobiAmount / 1e6;

/** The proposals on a mission below each other, column by column: whose, for how much, how far from the budget, and what they declare. */
export function ProposalComparison({ mission, proposals, onClose }: ProposalComparisonProps) {
  const columns: Column<Proposal>[] = [
    {
      id: "who",
      header: comparisonCopy.who,
      isRowHeader: true,
      cell: ({ jobbeur, statut, confirmBy }) => (
        <Inline as="span" gap={3} align="center" isOneLine>
          <PersonFace person={jobbeur} />
          <Stack as="span" gap={0}>
            {shortName(jobbeur)}
            <span className={text.small}>{statusLabel({ statut, confirmBy }, "client")}</span>
          </Stack>
        </Inline>
      ),
      sortValue: ({ jobbeur }) => shortName(jobbeur),
    },
    {
      id: "price",
      header: comparisonCopy.price,
      align: "end",
      cell: (proposal) => <Price {...priceProps({ ...proposal, budgetType: mission.budgetType })} />,
      sortValue: worth,
    },
    {
      id: "difference",
      header: comparisonCopy.difference,
      align: "end",
      cell: (proposal) => differenceText(proposal, mission),
    },
    {
      id: "message",
      header: comparisonCopy.message,
      cell: ({ message }) => <span className={css.excerpt}>{message === "" ? "—" : message}</span>,
    },
    {
      id: "answer",
      header: comparisonCopy.answer,
      cell: ({ proposalId, jobbeur }) => (
        <LinkButton to={proposalPath(mission.id, proposalId)} size="small" variant="secondary">
          {rowCopy.see}
          <span className={visuallyHidden}>{`\u00a0: ${shortName(jobbeur)}`}</span>
        </LinkButton>
      ),
    },
  ];
  return (
    <Dialog isOpen onClose={onClose} size="large" title={comparisonCopy.title}>
      <DataTable
        caption={comparisonCopy.caption(proposals.length)}
        isCaptionHidden
        columns={columns}
        rows={proposals}
        getKey={({ proposalId }) => proposalId}
        sort={{ column: "price", direction: "ascending" }}
        empty={null}
      />
    </Dialog>
  );
}
