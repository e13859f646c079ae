/** What a person of an agreed mission says that goes wrong; it comes with the page, so that it opens without the network. */
export const loadTroubles = async () => ({ default: (await import("./Troubles.tsx")).Troubles });

/** The answers to an absence. */
export const loadIncidentActs = async () => ({ default: (await import("./IncidentActs.tsx")).IncidentActs });

/** That a person is late. */
export const loadLateBanner = async () => ({ default: (await import("./LateBanner.tsx")).LateBanner });
