import { usePlans, useSubscriptionStatus } from "@jobami/api/subscriptions/hooks";
import { readPlans } from "@jobami/api/subscriptions/plans";
import { Banner } from "@jobami/ui/Banner";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Reading } from "../../../platform/reading/index.ts";
import { OpenContracts } from "../withdrawal/index.ts";
import { copy, type Outcome } from "./copy.ts";
import { Plans } from "./Plans.tsx";
import { Subscribed } from "./Subscribed.tsx";

/** How often it is asked whether a payment was confirmed, in ms; the live channel reports it sooner. */
const awaitedMs = 3000;

interface PremiumScreenProps {
  /** How the payment went that the browser comes back from. */
  outcome: Outcome | null;
  /** Leads the browser to the provider's pages. */
  onLeave?: (url: string) => void;
}

const leave = (url: string) => globalThis.location.assign(url);

/** /dashboard/premium: both plans, and one's own subscription [SUB-01]. What the address states of a payment is shown, and nothing more. */
export function PremiumScreen({ outcome, onLeave = leave }: PremiumScreenProps) {
  const known = useSubscriptionStatus(true);
  const isAwaited = outcome === "received" && known.data?.data.isPremium === false;
  const status = useSubscriptionStatus(true, isAwaited ? awaitedMs : 0);
  const plans = usePlans();
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Reading of={status} failed={copy.failed}>
        {({ data }) => (
          <>
            <PaymentOutcome outcome={outcome} isPremium={data.isPremium} />
            {data.etat === "past_due" && (
              <Banner tone="warning" title={copy.overdue}>
                {copy.overdueText}
              </Banner>
            )}
            {data.isPremium && <Subscribed status={data} onLeave={onLeave} />}
            <OpenContracts kind="premium" />
            <Reading of={plans} failed={copy.plansFailed} announce="polite">
              {(answer) => <Plans plans={readPlans(answer.plans)} status={data} onLeave={onLeave} />}
            </Reading>
          </>
        )}
      </Reading>
    </WorkPage>
  );
}

function PaymentOutcome({ outcome, isPremium }: { outcome: Outcome | null; isPremium: boolean }) {
  if (outcome === null) return null;
  if (outcome === "cancelled" && !isPremium)
    return (
      <Banner title={copy.cancelled} announce="polite">
        {copy.cancelledText}
      </Banner>
    );
  if (outcome === "failed" && !isPremium)
    return (
      <Banner tone="danger" title={copy.failedPayment} announce="polite">
        {copy.failedPaymentText}
      </Banner>
    );
  if (outcome !== "received") return null;
  return isPremium ? (
    <Banner tone="success" title={copy.active} announce="polite" />
  ) : (
    <Banner title={copy.received} announce="polite">
      {copy.receivedText}
    </Banner>
  );
}
