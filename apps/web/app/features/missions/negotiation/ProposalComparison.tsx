import type { Compared } from "@jobami/api/comparison/contract";
import { useComparison } from "@jobami/api/comparison/hooks";
import { shortName } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import { hasOneDay } from "@jobami/api/missions/timing";
import type { Proposal } from "@jobami/api/proposals/contract";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Dialog } from "@jobami/ui/Dialog";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { Stars } from "@jobami/ui/Rating";
import { Skeleton } from "@jobami/ui/Skeleton";
import { link, text, visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BadgeIcon, badgeNames } from "../../../entities/badge/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { profilePath, proposalPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { awaits } from "./awaits.ts";
import { comparisonCopy as copy, differenceText, freedomTexts } from "./comparison.copy.ts";
import { statusLabel } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { rowCopy } from "./rows.copy.ts";
import { useDecision } from "./use-decision.tsx";

interface ProposalComparisonProps {
  mission: Mission;
  /** Those that still stand, and those that were refused: no other one takes their place under the finger. */
  proposals: readonly Proposal[];
  onClose: () => void;
}

/** A proposal beside what is known of who made it: null where nothing may be, undefined while it is awaited. */
interface Row {
  proposal: Proposal;
  known: Compared | null | undefined;
}

const freedomTones = { free: "success", busy: "warning" } as const;
const nothing = "—";
/** Whom nothing is known of comes last. */
const last = Number.MAX_SAFE_INTEGER;

/** Euros before Jobi, each by its amount: the two are no one currency. */
const worth = ({ paymentMethodType, amount, jobiAmount }: Proposal) =>
  paymentMethodType === "jobis" ? 1e9 + amount : amount + jobiAmount / 1e6;

function Who({ proposal: { jobbeur, statut, confirmBy }, known }: Row) {
  const name = shortName(jobbeur);
  return (
    <Stack as="span" gap={2}>
      <Inline as="span" gap={3} align="center" isOneLine>
        <PersonFace person={jobbeur} />
        <Stack as="span" gap={0}>
          {known ? (
            <Link className={link} to={profilePath(known.slug)}>
              {name}
            </Link>
          ) : (
            name
          )}
          <span className={text.small}>{statusLabel({ statut, confirmBy }, "client")}</span>
        </Stack>
      </Inline>
      {known && known.badges.length > 0 && (
        <Inline as="span" gap={1}>
          {known.badges.map((key) => (
            <Badge key={key} icon={<BadgeIcon badge={key} />}>
              {badgeNames[key]}
            </Badge>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function Cost({ proposal, mission }: { proposal: Proposal; mission: Mission }) {
  const { budgetType } = mission;
  return (
    <Stack as="span" gap={0}>
      <Price {...priceProps({ ...proposal, budgetType })} />
      {budgetType === "fixe" && <span className={text.small}>{copy.whole}</span>}
      <span className={text.small}>{differenceText(proposal, mission)}</span>
    </Stack>
  );
}

function Reviews({ rating, reviews, completed }: Compared) {
  return (
    <Stack as="span" gap={0}>
      {rating === null ? copy.noReviews : <Stars value={rating} count={reviews} isCompact />}
      <span className={text.small}>{copy.completed(completed)}</span>
    </Stack>
  );
}

/** What is done about a proposal from its row. */
function Answer({ proposal }: Row) {
  const who = shortName(proposal.jobbeur);
  const { buttons, question } = useDecision(proposal, "client", who);
  const isAwaited = awaits(proposal, "client");
  const isOver = proposal.statut === "refusee";
  return (
    <Stack as="span" gap={2}>
      <Inline as="span" gap={2}>
        {isAwaited && buttons.accept}
        <LinkButton
          to={proposalPath(proposal.mission.id, proposal.proposalId)}
          size="small"
          variant="secondary"
        >
          {isAwaited ? rowCopy.answer : rowCopy.see}
          <span className={visuallyHidden}>{`\u00a0: ${who}`}</span>
        </LinkButton>
        {!isOver && buttons.reject}
      </Inline>
      {question}
    </Stack>
  );
}

function columnsOf(mission: Mission): Column<Row>[] {
  const ofKnown = (show: (known: Compared) => ReactNode) => (row: Row) => {
    if (row.known === undefined) return <Skeleton />;
    return row.known === null ? nothing : show(row.known);
  };
  return [
    {
      id: "who",
      header: copy.who,
      isRowHeader: true,
      cell: Who,
      sortValue: ({ proposal }) => shortName(proposal.jobbeur),
    },
    {
      id: "price",
      header: copy.price,
      align: "end",
      cell: ({ proposal }) => <Cost proposal={proposal} mission={mission} />,
      sortValue: ({ proposal }) => worth(proposal),
    },
    {
      id: "known",
      header: copy.known,
      cell: ofKnown(Reviews),
      sortValue: ({ known }) => -(known?.rating ?? 0),
    },
    {
      id: "near",
      header: copy.near,
      cell: ofKnown(({ distanceKm }) => (distanceKm === null ? nothing : copy.distance(distanceKm))),
      sortValue: ({ known }) => known?.distanceKm ?? last,
    },
    {
      id: "freedom",
      header: mission.endDate ? copy.freedomOfDays : hasOneDay(mission) ? copy.freedom : copy.freedomOfWeek,
      cell: ofKnown(({ freedom }) =>
        freedom === "unknown" ? (
          <span className={text.soft}>{freedomTexts.unknown}</span>
        ) : (
          <Badge tone={freedomTones[freedom]}>{freedomTexts[freedom]}</Badge>
        ),
      ),
    },
    {
      id: "message",
      header: copy.message,
      cell: ({ proposal: { message } }) => (
        <span className={css.wholeText}>{message === "" ? nothing : message}</span>
      ),
    },
    { id: "answer", header: copy.answer, cell: (row) => <Answer {...row} /> },
  ];
}

/** The proposals on a mission below each other: whose, what is known of them, for how much, and what they declare; decided here or answered on its own. */
export function ProposalComparison({ mission, proposals, onClose }: ProposalComparisonProps) {
  const { data, error, mutate } = useComparison(mission.id);
  const rows = proposals.map((proposal): Row => {
    const found = data?.find(({ jobbeurId }) => jobbeurId === proposal.jobbeur.id);
    return { proposal, known: found ?? (data === undefined && error === undefined ? undefined : null) };
  });
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={copy.title}>
      <Stack gap={4}>
        {data === undefined && error !== undefined && (
          <InlineAlert
            action={
              <Button size="small" variant="secondary" onClick={() => void mutate()}>
                {copy.again}
              </Button>
            }
          >
            {copy.failed}
          </InlineAlert>
        )}
        <DataTable
          caption={copy.caption(proposals.length)}
          isCaptionHidden
          columns={columnsOf(mission)}
          rows={rows}
          getKey={({ proposal }) => proposal.proposalId}
          sort={{ column: "price", direction: "ascending" }}
          empty={null}
        />
      </Stack>
    </Dialog>
  );
}
