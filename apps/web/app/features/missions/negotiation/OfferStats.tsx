import type { ProposalSide, ProposalStats } from "@jobami/api/proposals/contract";
import { useProposalStats } from "@jobami/api/proposals/hooks";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stat } from "@jobami/ui/Stat";
import { priceText } from "../../../entities/price/index.ts";
import { statCopy } from "./copy.ts";

/** What the proposals of one side come to, in a line above their list; nothing where it cannot be read, and while there are none. */
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
        value={data?.enAttente ?? null}
        help={data === undefined ? null : statCopy.counters(data)}
      />
      <Stat label={statCopy.accepted} value={data?.acceptees ?? null} />
      <Stat
        label={statCopy.mean}
        value={data === undefined ? null : meanOf(data)}
        help={data === undefined ? null : statCopy.paid(data)}
      />
    </Inline>
  );
}

/** The mean in euros; of those in Jobi alone where nothing names euros. */
function meanOf({ countEuros, countHybride, montantMoyen, montantMoyenJobis }: ProposalStats): string {
  const isEuros = countEuros + countHybride > 0;
  return priceText({
    amount: isEuros ? montantMoyen : montantMoyenJobis,
    jobiAmount: 0,
    paymentMethodType: isEuros ? "euros" : "jobis",
    budgetType: "fixe",
  });
}
