import { zodResolver } from "@hookform/resolvers/zod";
import { lastDayFault, type MissionBody, missionBody, wantedDayFault } from "@jobami/api/missions/contract";
import type { FieldErrors, Resolver } from "react-hook-form";
import { endDateOf, type MissionForm } from "./mission-form.ts";

type MissionResolver = Resolver<MissionForm, unknown, MissionBody>;

const noJobi = "Indiquez combien de Jobi s’ajoutent aux euros.";
const checkBody = zodResolver(missionBody) as unknown as MissionResolver;
const fault = (message: string) => ({ type: "custom", message });

/** The form as the contract's body has it: of people who are asked first, their ids. */
function bodyOf({ asked, ...form }: MissionForm) {
  const values = { ...form, endDate: endDateOf(form) };
  if (asked === undefined || asked.people.length === 0) return values;
  return { ...values, asked: { ...asked, people: asked.people.map(({ id }) => id) } };
}

/** The contract's check, that the day wanted can still come in its commune by the clock (ms) and is not after its last one, and that a mixed price has both of its parts. */
export function missionFormRules({ now }: { now: () => number }): MissionResolver {
  return async (values, context, options) => {
    const result = await checkBody(bodyOf(values) as MissionForm, context, options);
    const errors = { ...(result.errors as FieldErrors<MissionForm>) };
    const dayFault = wantedDayFault(values.placeCode, values.date, now());
    if (errors.date === undefined && dayFault !== null) errors.date = fault(dayFault);
    const endFault = lastDayFault({ ...values, endDate: endDateOf(values) });
    if (errors.endDate === undefined && endFault !== null) errors.endDate = fault(endFault);
    if (values.paymentMethodType === "hybrid" && !((values.jobiAmount ?? 0) > 0))
      errors.jobiAmount = fault(noJobi);
    return Object.keys(errors).length === 0 ? result : { values: {}, errors };
  };
}
