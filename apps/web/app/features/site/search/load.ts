import type { SearchFields } from "./SearchFields.tsx";

let arrived: typeof SearchFields | undefined;

/** The fields that propose services and communes, once they have come. */
export const arrivedFields = (): typeof SearchFields | undefined => arrived;

/** Fetches them: only who is about to search needs them. Rejects where they cannot come. */
export async function loadSearchFields(): Promise<typeof SearchFields> {
  arrived = (await import("./SearchFields.tsx")).SearchFields;
  return arrived;
}
