import type { SuggestingFields } from "./SuggestingFields.tsx";

let arrived: typeof SuggestingFields | undefined;

/** The fields that suggest services and communes, once they have come. */
export const arrivedFields = (): typeof SuggestingFields | undefined => arrived;

/** Fetches them: only who is about to search needs them. Rejects where they cannot come. */
export async function loadFields(): Promise<typeof SuggestingFields> {
  arrived = (await import("./SuggestingFields.tsx")).SuggestingFields;
  return arrived;
}
