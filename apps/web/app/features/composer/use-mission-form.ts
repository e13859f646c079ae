import type { MissionBody } from "@jobami/api/missions/contract";
import { type FieldStep, stepFields } from "@jobami/machines/flows/mission-composer";
import type { FormError } from "@jobami/ui/ErrorSummary";
import { useCallback, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { missionFormRules } from "./mission-form.rules.ts";
import { blankMission, type MissionForm } from "./mission-form.ts";

export type MissionFormApi = UseFormReturn<MissionForm, unknown, MissionBody>;

/** Where a field's control is found on the page. */
export function fieldId(name: keyof MissionForm): string {
  return `mission-${name}`;
}

const checkForm = missionFormRules({ now: Date.now });

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
  const countAttempt = useCallback(() => setAttempt((count) => count + 1), []);

  /** Checks the fields of one step; a refusal moves the focus to the summary. */
  async function checkStep(step: FieldStep): Promise<boolean> {
    const isGood = await form.trigger([...stepFields[step]]);
    if (!isGood) countAttempt();
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

  return { form, attempt, checkStep, errorsOf, countAttempt };
}
