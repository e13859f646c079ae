import { Checkbox } from "@jobami/ui/Checkbox";
import { MoneyField } from "@jobami/ui/MoneyField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Controller } from "react-hook-form";
import { budgetTypeOptions, labels, paymentOptions } from "./copy.ts";
import * as css from "./fields.css.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** For how much, in what, and whether it presses. */
export function BudgetStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  const method = form.watch("paymentMethodType");
  return (
    <div className={css.fields}>
      <RadioGroup
        id={fieldId("paymentMethodType")}
        look="cards"
        label={labels.payment}
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
        options={budgetTypeOptions}
        error={errors.budgetType?.message}
        {...form.register("budgetType")}
      />
      <div className={css.pair}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <MoneyField
              id={fieldId("amount")}
              label={labels.amount}
              currency={method === "jobis" ? "jobi" : "euro"}
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
      </div>
      <Checkbox
        id={fieldId("isUrgent")}
        label={labels.urgent}
        help={labels.urgentHelp}
        error={errors.isUrgent?.message}
        {...form.register("isUrgent")}
      />
    </div>
  );
}
