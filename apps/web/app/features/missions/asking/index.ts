export { loadAskedRow } from "./asked.ts";
export { loadAskedMissions, loadAskedSection, loadAsksSection } from "./load.ts";
