/** What a person who writes a mission is reminded of, fetched beside the step that asks for a place and a day. */
export const loadLastPlace = async () => ({ default: (await import("./LastPlace.tsx")).LastPlace });
export const loadAskedHours = async () => ({ default: (await import("./AskedHours.tsx")).AskedHours });
