import type { PagedList } from "./use-paged-list.ts";

/** What a list that could not be read states; without an answer at all, that it will be read again by itself. */
export function listFailure({ isCutOff }: Pick<PagedList<unknown>, "isCutOff">) {
  return {
    title: "La liste n’a pas pu être chargée.",
    detail: isCutOff ? "Vérifiez votre connexion : la liste se relit dès qu’elle revient." : undefined,
  };
}
