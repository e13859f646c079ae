import type { missionBody, missionEditBody } from "@jobami/api/missions/contract";
import type { Place } from "@jobami/api/places/contract";
import type { z } from "zod";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { PlacesService } from "../places/places.domain.ts";

/** A mission as it comes out of the contract's schema, and one as its owner edits it. */
export type MissionInput = z.output<typeof missionBody>;
export type MissionEdit = z.output<typeof missionEditBody>;

/** Refuses what a person filled in, at its field. */
export function refuseField(path: string, message: string): never {
  throw new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);
}

/** Where a mission is. Throws VALIDATION_FAILED for a commune that is not known, or a postal code of another one. */
export function placeOf(
  places: Pick<PlacesService, "find">,
  input: Pick<MissionInput, "placeCode" | "postalCode">,
): { place: Place; postalCode: string } {
  const place = places.find(input.placeCode);
  if (place === undefined) return refuseField("placeCode", "Choisissez une commune de la liste.");
  const postalCode = input.postalCode ?? place.postalCodes[0] ?? "";
  if (!place.postalCodes.includes(postalCode))
    refuseField("postalCode", "Ce code postal n’est pas celui de la commune choisie.");
  return { place, postalCode };
}

/** The columns of which days a mission takes; of one day alone none is the last. */
export const dayColumns = ({ date, endDate = null }: Pick<MissionInput, "date" | "endDate">) => ({
  day: date,
  endDay: endDate === date ? null : endDate,
});

/** The columns of where a mission is. */
export const placeColumns = ({ place, postalCode }: ReturnType<typeof placeOf>) => ({
  placeCode: place.code,
  placeName: place.name,
  postalCode,
  departmentCode: place.departmentCode,
});
