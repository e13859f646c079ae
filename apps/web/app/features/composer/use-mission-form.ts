import { zodResolver } from "@hookform/resolvers/zod";
import { type MissionBody, missionBody } from "@jobami/api/missions/contract";
import { type FieldStep, stepFields } from "@jobami/machines/flows/mission-composer";
import type { FormError } from "@jobami/ui/ErrorSummary";
import { useState } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { blankMission, type MissionForm } from "./mission-form.ts";

export type MissionFormApi = UseFormReturn<MissionForm, unknown, MissionBody>;

const noJobi = "Indiquez combien de Jobi s’ajoutent aux euros.";
const checkBody = zodResolver(missionBody) as unknown as Resolver<MissionForm, unknown, MissionBody>;

/** The contract's check, and that a mixed price has both of its parts. */
const checkForm: Resolver<MissionForm, unknown, MissionBody> = async (values, context, options) => {
  const result = await checkBody(values, context, options);
  if (values.paymentMethodType !== "hybrid" || (values.jobiAmount ?? 0) > 0) return result;
  const errors = {
    ...(result.errors as FieldErrors<MissionForm>),
    jobiAmount: { type: "custom", message: noJobi },
  };
  return { values: {}, errors };
};

/** Where a field's control is found on the page. */
export function fieldId(name: keyof MissionForm): string {
  return `mission-${name}`;
}

/** The form of a mission: values and field errors, checked step by step by the contract's schema. */
export function useMissionForm() {
  const form = useForm<MissionForm, unknown, MissionBody>({
    resolver: checkForm,
    defaultValues: blankMission,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);

  /** Checks the fields of one step; a refusal moves the focus to the summary. */
  async function checkStep(step: FieldStep): Promise<boolean> {
    const isGood = await form.trigger([...stepFields[step]]);
    if (!isGood) setAttempt((count) => count + 1);
    return isGood;
  }

  /** What to mend on a step, in the order of its fields; a subcategory can only be chosen once its category is. */
  function errorsOf(step: FieldStep): FormError[] {
    const isWithoutCategory = form.getValues("category") === "";
    return stepFields[step].flatMap((name) => {
      if (name === "subcategory" && isWithoutCategory) return [];
      const message = form.formState.errors[name]?.message;
      return message ? [{ fieldId: fieldId(name), message }] : [];
    });
  }

  return { form, attempt, checkStep, errorsOf, countAttempt: () => setAttempt((count) => count + 1) };
}
