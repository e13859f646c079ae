import { useAcceptedPrices } from "@jobami/api/proposals/hooks";
import { serviceLabels } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { priceText } from "../../../entities/price/index.ts";
import * as css from "./AcceptedPrices.css.ts";
import { acceptedPricesText, labels } from "./copy.ts";
import type { MissionForm } from "./mission-form.ts";

interface AcceptedPricesProps {
  mission: Pick<MissionForm, "category" | "subcategory" | "budgetType">;
  onTake: (euros: number) => void;
}

/** What others agreed on for the very service, in euros, beside the amount that is being thought of. */
export function AcceptedPrices({ mission, onTake }: AcceptedPricesProps) {
  const { category, subcategory, budgetType } = mission;
  const { data, error } = useAcceptedPrices(subcategory, budgetType);
  if (error !== undefined && data === undefined) return null;
  if (data === undefined)
    return (
      <div className={css.place}>
        <SkeletonGroup>
          <Skeleton width="wide" />
        </SkeletonGroup>
      </div>
    );
  const prices = data.data;
  if (prices?.of !== "subcategory") return <p className={css.place}>{labels.tooFewPrices}</p>;
  const worth = (amount: number) =>
    priceText({ amount, jobiAmount: 0, paymentMethodType: "euros", budgetType });
  return (
    <Inline gap={3} align="center" className={css.place}>
      <p className={css.textBlock}>
        {acceptedPricesText({
          service: serviceLabels(category, subcategory).subcategory,
          low: worth(prices.low),
          median: worth(prices.median),
          high: worth(prices.high),
          count: prices.count,
        })}
      </p>
      <Button variant="secondary" size="small" onClick={() => onTake(prices.median)}>
        {`Mettre ${worth(prices.median)}`}
      </Button>
    </Inline>
  );
}
