import type { TicketKind } from "@jobami/api/support/routes";
import { type AskedAbout, askedAbout } from "../../../entities/ticket/index.ts";
import {
  adminAssignedLabel,
  adminAssignedPath,
  adminBugReportEditPattern,
  adminBugReportPattern,
  adminBugReportsPath,
  adminNewTicketPath,
  adminSupportLabel,
  adminSupportPath,
  adminTagsLabel,
  adminTagsPath,
  adminTemplatesLabel,
  adminTemplatesPath,
  adminTicketEditPattern,
  adminTicketPattern,
  adminTicketsPath,
  assignedTicketsLabel,
  assignedTicketsPath,
  bugReportPattern,
  bugReportsPath,
  newBugReportPath,
  newTicketPath,
  supportTagsLabel,
  supportTagsPath,
  supportTemplatesLabel,
  supportTemplatesPath,
  ticketEditPattern,
  ticketPattern,
  ticketsPath,
} from "../../../generated/paths.ts";
import type { PageEntry } from "../../../pages.ts";

/** Where tickets are read: the dashboard of everybody, or the pages of staff. */
export type SupportArea = "member" | "admin";

interface Addresses {
  list: string;
  ask: string;
  one: string;
  edit: string;
}

const addresses: Record<SupportArea, Record<TicketKind, Addresses>> = {
  member: {
    help: {
      list: ticketsPath,
      ask: newTicketPath,
      one: ticketPattern,
      edit: ticketEditPattern,
    },
    bug: {
      list: bugReportsPath,
      ask: newBugReportPath,
      one: bugReportPattern,
      // A problem that was reported is changed where a question is.
      edit: ticketEditPattern,
    },
  },
  admin: {
    help: {
      list: adminTicketsPath,
      ask: adminNewTicketPath,
      one: adminTicketPattern,
      edit: adminTicketEditPattern,
    },
    bug: {
      list: adminBugReportsPath,
      ask: adminNewTicketPath,
      one: adminBugReportPattern,
      edit: adminBugReportEditPattern,
    },
  },
};

const within = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

/** The list of one's tickets of a kind, or of all of them for staff. */
export const listPath = (area: SupportArea, kind: TicketKind): string => addresses[area][kind].list;
/** The form that asks. */
export const askPath = (area: SupportArea, kind: TicketKind): string => addresses[area][kind].ask;
/** What an address states that is to be written about; null where it states nothing. */
export function readAbout(params: URLSearchParams): AskedAbout | null {
  const subject = params.get("sujet");
  return (["suggestion", "beta", "privacy"] as const).find((one) => askedAbout[one] === subject) ?? null;
}
/** One ticket. */
export const ticketPath = (area: SupportArea, { id, kind }: { id: string; kind: TicketKind }): string =>
  within(addresses[area][kind].one, id);
/** Where it is changed. */
export const ticketEditPath = (area: SupportArea, { id, kind }: { id: string; kind: TicketKind }): string =>
  within(addresses[area][kind].edit, id);

/** The pages of the queue, in their order. */
export const ticketQueuePages: Record<SupportArea, readonly PageEntry[]> = {
  member: [
    { path: assignedTicketsPath, label: assignedTicketsLabel },
    { path: supportTagsPath, label: supportTagsLabel },
    { path: supportTemplatesPath, label: supportTemplatesLabel },
  ],
  admin: [
    { path: adminSupportPath, label: adminSupportLabel },
    { path: adminAssignedPath, label: adminAssignedLabel },
    { path: adminTagsPath, label: adminTagsLabel },
    { path: adminTemplatesPath, label: adminTemplatesLabel },
  ],
};
