/** The part that counts a view, fetched where a person is signed in. */
export const loadCountedLook = async () => ({ default: (await import("./CountedLook.tsx")).CountedLook });
