export { actLabel as incidentLabel, copy as incidentCopy } from "./copy.ts";
export { loadIncidentActs, loadLateBanner, loadTroubles } from "./load.ts";
