import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { Sparkles } from "lucide-react";

const count = new Intl.NumberFormat("fr-FR");
const signed = new Intl.NumberFormat("fr-FR", { signDisplay: "exceptZero" });

interface CreditAmountProps {
  amount: number;
  /** Writes + before what came. */
  isSigned?: boolean;
}

/** An amount of AI credits: figures and sign for the eye, « 12 crédits IA » for assistive tools. */
export function CreditAmount({ amount, isSigned = false }: CreditAmountProps) {
  const figures = (isSigned ? signed : count).format(amount);
  return (
    <span>
      <Inline as="span" gap={1} align="center" aria-hidden="true" isOneLine>
        {figures}
        <Sparkles size="0.9em" />
      </Inline>
      <span className={visuallyHidden}>
        {figures}
        {Math.abs(amount) > 1 ? "\u00a0crédits IA" : "\u00a0crédit IA"}
      </span>
    </span>
  );
}
