import type { Place } from "@jobami/ui/PlaceField";
import type { MissionFormApi } from "./use-mission-form.ts";

/** Puts a commune into the form, with the postal code that was typed where it is one of them. */
export function choosePlace(
  form: MissionFormApi,
  place: Pick<Place, "code" | "name" | "postalCodes"> | null,
  typed = "",
): void {
  const typedCode = place?.postalCodes.find((postalCode) => postalCode === typed.trim());
  form.setValue("placeCode", place?.code ?? "", {
    shouldDirty: true,
    shouldValidate: form.formState.isSubmitted,
  });
  form.setValue("placeName", place?.name ?? "");
  form.setValue("placePostalCodes", [...(place?.postalCodes ?? [])]);
  form.setValue("postalCode", typedCode ?? place?.postalCodes[0]);
  if (place !== null) form.clearErrors("placeCode");
}
