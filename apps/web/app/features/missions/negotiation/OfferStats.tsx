import type { ProposalSide, ProposalStats } from "@jobami/api/proposals/contract";
import { useProposalStats } from "@jobami/api/proposals/hooks";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stat } from "@jobami/ui/Stat";
import { priceText } from "../../../entities/price/index.ts";
import { openOf, statCopy } from "./offers.copy.ts";

/** What the proposals of one side come to, in a line below their list; nothing where it cannot be read, and while there are none. */
export function OfferStats({ side }: { side: ProposalSide }) {
  const { data, error } = useProposalStats(side);
  if (error !== undefined || data?.total === 0) return null;
  return (
    <Inline as="section" gap={6} rowGap={4} align="start" aria-label={statCopy.label}>
      <Stat
        label={statCopy.total}
        value={data?.total ?? null}
        help={data === undefined ? null : statCopy.ends(data)}
      />
      <Stat
        label={statCopy.waiting}
        value={data === undefined ? null : openOf(data)}
        help={data === undefined ? null : statCopy.counters(data)}
      />
      <Stat label={statCopy.accepted} value={data?.acceptees ?? null} />
      <Stat
        label={data === undefined ? statCopy.mean : statCopy.meanOf(data)}
        value={data === undefined ? null : meanOf(data)}
        help={data === undefined ? null : statCopy.paid(data)}
      />
    </Inline>
  );
}

/** The mean of those in euros alone; where there are none, of those in Jobi, else of the mixed ones. */
function meanOf(stats: ProposalStats): string {
  const { countEuros, countJobis, montantMoyenEuros, montantMoyenJobis, montantMoyenHybride } = stats;
  const { euros, jobis } = montantMoyenHybride;
  const isMixed = countEuros + countJobis === 0;
  return priceText({
    amount: countEuros > 0 ? montantMoyenEuros : isMixed ? euros : montantMoyenJobis,
    jobiAmount: isMixed ? jobis : 0,
    paymentMethodType: countEuros > 0 ? "euros" : isMixed ? "hybrid" : "jobis",
    budgetType: "fixe",
  });
}
