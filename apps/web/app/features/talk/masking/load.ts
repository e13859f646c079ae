/** What others will not read of a text that is being written. */
export const loadWillBeMasked = async () => ({ default: (await import("./WillBeMasked.tsx")).WillBeMasked });

/** What others do not read of a text of one's own. */
export const loadMaskNote = async () => ({ default: (await import("./MaskNote.tsx")).MaskNote });
