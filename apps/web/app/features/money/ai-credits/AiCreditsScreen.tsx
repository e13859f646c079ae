import type { CreditLine } from "@jobami/api/ai-credits/contract";
import { aiCreditsUpdated, creditHistoryPages, useAiCredits } from "@jobami/api/ai-credits/hooks";
import { aiCreditsRoutes, creditHistoryPage } from "@jobami/api/ai-credits/routes";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat } from "@jobami/ui/Stat";
import { heading, text } from "@jobami/ui/styles";
import { useEffect } from "react";
import { CreditAmount } from "../../../entities/credits/index.ts";
import { MissionStart } from "../../../entities/mission/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { OpenContracts } from "../withdrawal/index.ts";
import { copy, reasonLabels } from "./copy.ts";
import { Packs } from "./Packs.tsx";

interface AiCreditsScreenProps {
  /** How the payment went that the browser comes back from. */
  outcome: "received" | "cancelled" | null;
  page: number;
  /** Leads the browser to the provider's pages. */
  onLeave?: (url: string) => void;
}

const leave = (url: string) => globalThis.location.assign(url);
const addressOf = (page: number) => (page > 1 ? `?page=${page}` : "?");

/** How a payment went, by the address that the browser came back to. */
export function readCardOutcome(params: URLSearchParams): "received" | "cancelled" | null {
  const payment = params.get("paiement");
  if (payment === "recu") return "received";
  return payment === "annule" ? "cancelled" : null;
}

/** So long after an order was confirmed its credits count as those that the browser comes back for, in ms. */
const freshFor = 10 * 60_000;

const isFreshOrder = (newest: CreditLine | undefined, now: number) =>
  newest?.raison === "achat_carte" && now - Date.parse(newest.created_at) < freshFor;

/** /dashboard/ai-credits: what there is, what is sold, and all that came and went [AICR-01, AICR-09]. */
export function AiCreditsScreen({ outcome, page, onLeave = leave }: AiCreditsScreenProps) {
  const list = usePagedList(creditHistoryPages, { filter: { limit: creditHistoryPage }, page });
  const readings = useReadings();
  const clock = useClock();
  const { data } = useAiCredits(true);
  useEffect(() => {
    const readAgain = () => readings.readAgain(aiCreditsRoutes.history);
    globalThis.addEventListener(aiCreditsUpdated, readAgain);
    return () => globalThis.removeEventListener(aiCreditsUpdated, readAgain);
  }, [readings]);
  return (
    <WorkPage measure="text">
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {outcome === "received" &&
        (isFreshOrder(list.items[0], clock.now()) ? (
          <Banner tone="success" title={copy.arrived} announce="polite" />
        ) : (
          <Banner title={copy.received} announce="polite">
            {copy.receivedText}
          </Banner>
        ))}
      {outcome === "cancelled" && (
        <Banner title={copy.cancelled} announce="polite">
          {copy.cancelledText}
        </Banner>
      )}
      <Stat
        label={copy.balance}
        value={data === undefined ? null : <CreditAmount amount={data.credits} />}
        size="large"
      />
      <p className={text.soft}>{copy.uses}</p>
      <OpenContracts kind="credits_ia" />
      <Packs onLeave={onLeave} />
      <Stack as="section" gap={4} aria-labelledby="credit-history">
        <h2 id="credit-history" className={heading[3]}>
          {copy.history}
        </h2>
        <DataList
          label={copy.history}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={({ id }) => id}
          renderItem={(line) => <Line line={line} />}
          skeleton={<Skeleton shape="control" />}
          onRetry={list.retry}
          empty={
            <EmptyState title={copy.empty} action={<MissionStart />}>
              {copy.emptyText}
            </EmptyState>
          }
        />
        <PageLinks page={page} totalPages={list.totalPages} pathOf={addressOf} />
      </Stack>
    </WorkPage>
  );
}

function Line({ line }: { line: CreditLine }) {
  return (
    <ListRow
      title={<h3 className={heading[4]}>{reasonLabels[line.raison]}</h3>}
      detail={<RelativeTime instant={line.created_at} />}
      figure={<CreditAmount amount={line.montant} isSigned />}
      state={
        <>
          {copy.left}
          {line.solde}
        </>
      }
    />
  );
}
