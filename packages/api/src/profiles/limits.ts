/** How a service is priced: by the hour, as a whole, or after a look at the work. */
export const priceUnits = ["hour", "flat", "quote"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** The longest texts, in characters, and the longest lists. */
export const maxHeadline = 80;
export const maxAbout = 1500;
export const maxServices = 12;
export const maxEquipment = 12;
export const maxEquipmentLength = 40;

/** How far around their commune a person may state that they go. */
export const radiusKm = { min: 1, max: 100 } as const;
