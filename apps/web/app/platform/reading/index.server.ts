export { type FirstAnswer, privatePage, readFirst } from "./first-readings.server.ts";
