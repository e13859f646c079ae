export { type AskedAbout, askedAbout, newTicketAbout } from "./ask-about.ts";
