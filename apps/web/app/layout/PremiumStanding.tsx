import { useSubscriptionStatus } from "@jobami/api/subscriptions/hooks";
import { useEffect } from "react";
import { SignedInReading } from "../platform/session/index.ts";

/** Reports whether the signed-in person is premium, null while it is not known [BOT-11]. Shows nothing. */
export function PremiumStanding({ onKnown }: { onKnown: (isPremium: boolean | null) => void }) {
  return (
    <SignedInReading>
      <Standing onKnown={onKnown} />
    </SignedInReading>
  );
}

function Standing({ onKnown }: { onKnown: (isPremium: boolean | null) => void }) {
  const isPremium = useSubscriptionStatus(true).data?.data.isPremium ?? null;
  useEffect(() => {
    onKnown(isPremium);
    return () => onKnown(null);
  }, [isPremium, onKnown]);
  return null;
}
