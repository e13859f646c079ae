import type { Person } from "../../platform/sessions/sessions.ts";
import type { Reporter } from "./reports.repository.ts";

/** What one person, or one address, reports in a day at most: a flood of reports hides those that matter. */
export const mostOfMember = 30;
export const mostOfVisitor = 5;

/** Who reports: a member, or a visitor who declares who they are. */
export type Sender = { person: Person } | { name: string; email: string };

/** A sender as the report keeps them, and how much they report in a day. */
export function whoIs(sender: Sender) {
  if ("person" in sender) {
    const { person } = sender;
    const reporter: Reporter = { id: person.id };
    const origin = { source: "person", reporterId: person.id, name: null, email: null } as const;
    return { person, reporter, most: mostOfMember, ...origin };
  }
  const { name, email } = sender;
  const reporter: Reporter = { email };
  return {
    person: null,
    reporter,
    most: mostOfVisitor,
    source: "visitor",
    reporterId: null,
    name,
    email,
  } as const;
}
