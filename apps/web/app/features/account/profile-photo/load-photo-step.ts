/** Loads the question for a photo, which only those who begin are asked. */
export const loadPhotoStep = async () => ({ default: (await import("./PhotoStep.tsx")).OwnPhotoStep });
