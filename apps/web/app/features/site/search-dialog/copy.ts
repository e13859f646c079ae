/** Copy of the search over a page. */
export const copy = { title: "Trouver un jobbeur" } as const;
