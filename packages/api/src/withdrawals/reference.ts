/** What references are made of: nothing that is read for another sign. */
export const referenceSigns = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference as it is stored, from what was typed: capitals, without what groups it. */
export const bareReference = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");

/** A reference as it is shown: « K7M2P-9QXAB ». */
export const shownReference = (bare: string): string => `${bare.slice(0, 5)}-${bare.slice(5)}`;
