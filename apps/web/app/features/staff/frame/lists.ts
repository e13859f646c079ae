import type { WorkPart } from "@jobami/api/staff/routes";

/** Parts of the lists of staff, as their addresses call them. */
export const partNames: Record<WorkPart, string> = { waiting: "pour-moi", late: "en-retard" };

/** What is given to who reads, in the lists that have it as a state. */
export const mineName = "suivis-par-moi";

/** The same as their filters read. */
export const partLabels: Record<WorkPart, string> = {
  waiting: "À traiter par vous",
  late: "À traiter par vous, en retard",
};

/** The address of a place in a list of staff; what is empty is not stated. */
export function listAddress(path: string, said: readonly (readonly [string, string])[], cursor = ""): string {
  const asked = [...said, ["place", cursor] as const].filter(([, value]) => value !== "");
  const params = new URLSearchParams(asked.map(([name, value]) => [name, value]));
  return params.size === 0 ? path : `${path}?${params}`;
}
