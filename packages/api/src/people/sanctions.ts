/** What a person who breaks the rules is given [POL-11]. */
export const sanctionKinds = ["warning", "temporary", "permanent"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** POL-12: a temporary suspension lasts from 24 hours to 30 days, in hours. */
export const suspensionHours = { least: 24, most: 720 } as const;
export type SuspensionHours = typeof suspensionHours;
