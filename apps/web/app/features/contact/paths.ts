import { publicPages } from "../../pages.ts";

/** The form to write to the operator, about something. */
export function contactPath(subject: string): string {
  return `${publicPages.contact.path}?${new URLSearchParams({ sujet: subject })}`;
}
