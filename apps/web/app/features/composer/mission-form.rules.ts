import { zodResolver } from "@hookform/resolvers/zod";
import { type MissionBody, missionBody } from "@jobami/api/missions/contract";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { MissionForm } from "./mission-form.ts";

const noJobi = "Indiquez combien de Jobi s’ajoutent aux euros.";
const checkBody = zodResolver(missionBody) as unknown as Resolver<MissionForm, unknown, MissionBody>;

/** The contract's check, and that a mixed price has both of its parts. */
export const checkForm: Resolver<MissionForm, unknown, MissionBody> = async (values, context, options) => {
  const result = await checkBody(values, context, options);
  if (values.paymentMethodType !== "hybrid" || (values.jobiAmount ?? 0) > 0) return result;
  const errors = {
    ...(result.errors as FieldErrors<MissionForm>),
    jobiAmount: { type: "custom", message: noJobi },
  };
  return { values: {}, errors };
};
