export { loadAskedMissions, loadAskedRow, loadAskedSection, loadAsksSection } from "./load.ts";
