export { loadAskedMissions, loadAskedSection, loadAsksSection } from "./load.ts";
