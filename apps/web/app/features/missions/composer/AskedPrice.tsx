import { useProfileOf } from "@jobami/api/profiles/hooks";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { priceText } from "../../../entities/price/index.ts";
import * as css from "./AcceptedPrices.css.ts";
import { askedPriceTake, askedPriceText } from "./asked.copy.ts";
import type { AskedPerson, MissionForm } from "./mission-form.ts";

interface AskedPriceProps {
  person: AskedPerson;
  subcategory: string;
  onTake: (price: Pick<MissionForm, "budgetType"> & { amount: number }) => void;
}

/** What a person who is asked first charges for the service, as their profile states it; nothing where they quote it. */
export function AskedPrice({ person, subcategory, onTake }: AskedPriceProps) {
  const { data } = useProfileOf(person.id);
  const service = data?.services.find((one) => one.subcategory === subcategory);
  if (service === undefined || service.amount === null || service.unit === "quote") return null;
  const { amount } = service;
  const budgetType = service.unit === "hour" ? "horaire" : "fixe";
  const price = priceText({ amount, jobiAmount: 0, paymentMethodType: "euros", budgetType });
  return (
    <Inline gap={3} align="center">
      <p className={css.textBlock}>{askedPriceText(person.name, price)}</p>
      <Button variant="secondary" size="small" onClick={() => onTake({ budgetType, amount })}>
        {askedPriceTake(price)}
      </Button>
    </Inline>
  );
}
