/** The zone that instants are written in: that of `@jobami/api/places/france-zone`, which nothing here knows. */
export const franceZone = "Europe/Paris";
