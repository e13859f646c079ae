import { Checkbox } from "@jobami/ui/Checkbox";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { MoneyField } from "@jobami/ui/MoneyField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Controller } from "react-hook-form";
import { JobiShortage } from "../../../entities/price/index.ts";
import { SuggestPrice } from "../ai/index.ts";
import { AcceptedPrices } from "./AcceptedPrices.tsx";
import { AskedPrice } from "./AskedPrice.tsx";
import { budgetTypeOptions, labels, paymentOptions } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** For how much, in what, and whether it presses. */
export function BudgetStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  const mission = form.watch();
  const { paymentMethodType: method, amount, jobiAmount } = mission;
  const take = (euros: number) => form.setValue("amount", euros, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap={6}>
      <RadioGroup
        id={fieldId("paymentMethodType")}
        look="cards"
        label={labels.payment}
        isRequired
        options={paymentOptions}
        error={errors.paymentMethodType?.message}
        {...form.register("paymentMethodType", {
          onChange: () => {
            form.setValue("jobiAmount", 0);
            form.clearErrors(["amount", "jobiAmount"]);
          },
        })}
      />
      <RadioGroup
        id={fieldId("budgetType")}
        label={labels.budgetType}
        isRequired
        options={budgetTypeOptions}
        error={errors.budgetType?.message}
        {...form.register("budgetType")}
      />
      <Columns from="tablet" gap={4} rowGap={6} align="start">
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <MoneyField
              id={fieldId("amount")}
              label={labels.amount}
              isRequired
              currency={method === "jobis" ? "jobi" : "euro"}
              per={mission.budgetType === "horaire" ? "hour" : undefined}
              value={field.value}
              error={errors.amount?.message}
              ref={field.ref}
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          )}
        />
        {method === "hybrid" && (
          <Controller
            control={form.control}
            name="jobiAmount"
            render={({ field }) => (
              <MoneyField
                id={fieldId("jobiAmount")}
                label={labels.jobiAmount}
                isRequired
                currency="jobi"
                value={field.value}
                error={errors.jobiAmount?.message}
                ref={field.ref}
                onBlur={field.onBlur}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </Columns>
      {method === "euros" && (
        <>
          {mission.asked?.people.map((person) => (
            <AskedPrice
              key={person.id}
              person={person}
              subcategory={mission.subcategory}
              onTake={(price) => {
                form.setValue("budgetType", price.budgetType, { shouldDirty: true });
                take(price.amount);
              }}
            />
          ))}
          <AcceptedPrices mission={mission} onTake={take} />
          <SuggestPrice
            read={form.getValues}
            onTake={(euros) => {
              take(euros);
              form.setFocus("amount");
            }}
          />
        </>
      )}
      <JobiShortage price={{ paymentMethodType: method, amount, jobiAmount }} />
      <Checkbox
        id={fieldId("isUrgent")}
        label={labels.urgent}
        isOptional
        help={mission.asked === undefined ? labels.urgentHelp : labels.urgentAskedHelp}
        error={errors.isUrgent?.message}
        {...form.register("isUrgent")}
      />
    </Stack>
  );
}
