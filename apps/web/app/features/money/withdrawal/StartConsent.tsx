import type { BoughtKind } from "@jobami/api/withdrawals/routes";
import { startConsentNow, startConsents } from "@jobami/api/withdrawals/start-consent";
import { Checkbox } from "@jobami/ui/Checkbox";
import { copy } from "./copy.ts";

interface StartConsentProps {
  kind: BoughtKind;
  /** Of the box: an order without it leads there. */
  id: string;
  isGiven: boolean;
  /** It was ordered without it. */
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
}

/** Asks for an immediate start before something is ordered; never ticked ahead. */
export function StartConsent({ kind, id, isGiven, isMissing, onChange }: StartConsentProps) {
  return (
    <Checkbox
      id={id}
      label={startConsents[startConsentNow][kind]}
      checked={isGiven}
      error={isMissing && !isGiven ? copy.consentMissing : undefined}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
