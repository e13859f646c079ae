import type { MissionBody } from "@jobami/api/missions/contract";
import { isDay } from "@jobami/api/planning/time";
import { findCategory, isSubcategoryOf } from "@jobami/api/taxonomy";
import { type FieldStep, stepFields } from "@jobami/machines/missions/mission-composer";
import type { FormError } from "@jobami/ui/ErrorSummary";
import { useCallback, useEffect, useState } from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import type { MissionWish } from "../../../entities/service/index.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { filesCopy } from "../../talk/files/index.ts";
import { missionFormRules } from "./mission-form.rules.ts";
import { blankMission, type MissionForm } from "./mission-form.ts";
import { titleOfNeed } from "./typed-need.ts";

export type MissionFormApi = UseFormReturn<MissionForm, unknown, MissionBody>;

/** A step of the form. */
export interface StepProps {
  form: MissionFormApi;
  /** The mission stands: whom it was for first is over, and its pictures are changed on its page. */
  isPosted?: boolean;
}

const checkForm = missionFormRules({ now: systemClock.now });

/** Fields that are checked again with another one. */
const checkedWith: Partial<Record<string, readonly (keyof MissionForm)[]>> = {
  paymentMethodType: ["amount", "jobiAmount"],
  date: ["date", "endDate"],
  timing: ["endDate"],
};

/** Where a field's control is found on the page. */
export function fieldId(name: keyof MissionForm): string {
  return `mission-${name}`;
}

/** The first message in an error of a field, or of what the field holds. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message, ref: _, root, ...parts } = error as Record<string, unknown>;
  if (typeof message === "string" && message !== "") return message;
  return [root, ...Object.values(parts)].map(messageIn).find((one) => one !== undefined);
}

/** What is to mend about the pictures. */
export const picturesMessage = ({ pictures }: FieldErrors<MissionForm>): string | undefined =>
  messageIn(pictures);

/** What is to mend about who is asked first. */
export const askedMessage = ({ asked }: FieldErrors<MissionForm>): string | undefined => messageIn(asked);

/** What a wish states of a mission: its service as the taxonomy knows it, nothing of an address that a person made up, their terms as its title, and its day. */
export function wishedMission(
  wish: MissionWish | null,
): Partial<Pick<MissionForm, "category" | "subcategory" | "title" | "date">> {
  const { category = "", subcategory = "", title = "", day = "" } = wish ?? {};
  const terms = titleOfNeed(title);
  return {
    ...(findCategory(category) !== undefined && { category }),
    ...(isSubcategoryOf(subcategory, category) && { subcategory }),
    ...(terms !== "" && { title: terms }),
    ...(isDay(day) && { date: day }),
  };
}

/** The form of a mission: values and field errors, checked step by step by the contract's schema. */
export function useMissionForm(wish: MissionWish | null, start: MissionForm = blankMission) {
  const form = useForm<MissionForm, unknown, MissionBody>({
    resolver: checkForm,
    defaultValues: { ...start, ...wishedMission(wish) },
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  // A step is checked by `trigger`, which does not count as sending the form: refused fields are checked again here.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const mended = checkedWith[name ?? ""] ?? [name as keyof MissionForm];
          const refused = mended.filter((field) => form.getFieldState(field).invalid);
          if (refused.length > 0) void form.trigger(refused);
        },
      }),
    [form],
  );
  const [attempt, setAttempt] = useState(0);
  const countAttempt = useCallback(() => setAttempt((count) => count + 1), []);

  /** Checks the fields of one step; a refusal moves the focus to the summary. */
  async function checkStep(step: FieldStep): Promise<boolean> {
    let isGood = await form.trigger([...stepFields[step]]);
    if (step === "details" && form.formState.errors.root?.arrival !== undefined) {
      form.setError("pictures", { type: "arrival", message: filesCopy.notArrived });
      isGood = false;
    }
    if (!isGood) countAttempt();
    return isGood;
  }

  /** What to mend on a step, in the order of its fields; a subcategory can only be chosen once its category is. */
  function errorsOf(step: FieldStep): FormError[] {
    const isWithoutCategory = form.getValues("category") === "";
    return stepFields[step].flatMap((name) => {
      if (name === "subcategory" && isWithoutCategory) return [];
      const { errors } = form.formState;
      const message = messageIn(errors[name]);
      return message ? [{ fieldId: fieldId(name), message }] : [];
    });
  }

  return { form, attempt, checkStep, errorsOf, countAttempt };
}
