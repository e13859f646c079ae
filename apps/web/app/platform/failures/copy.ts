/** Stated where a part of a page could not be drawn. */
export const partFailure = "Cette partie n’a pas pu s’afficher.";
