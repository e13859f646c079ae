import { newTicketPath } from "../../generated/paths.ts";

/** What can be written about by an address of its own, and the word that names it there. */
export const askedAbout = { suggestion: "idee", beta: "beta", privacy: "donnees" } as const;
export type AskedAbout = keyof typeof askedAbout;

/** The form that asks about something. */
export const newTicketAbout = (about: AskedAbout): string => `${newTicketPath}?sujet=${askedAbout[about]}`;
