import type { TicketActInput, TicketFilingInput, TicketInput } from "@jobami/api/support/contract";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { type DemoTicket, demoReplies, demoTags, demoTickets } from "./content/support.ts";

const hourMs = 3_600_000;
const browser = "Firefox sur Windows";

/** What the queue of staff finds: tickets in every state, its tags and its prepared answers. */
export async function writeTickets(
  tx: Tx,
  { support: { tickets, desk: settings } }: Pick<DomainServices, "support">,
  people: { staff: readonly Person[]; jobbeurs: readonly Person[]; requesters: readonly Person[] },
  { now, at }: { now: number; at: (instant: number) => void },
): Promise<void> {
  const moderator = people.staff.find(({ role }) => role === "jobmodo");
  const administrator = people.staff.find(({ role }) => role === "jobpadm");
  if (moderator === undefined || administrator === undefined) return;
  at(now - 30 * 24 * hourMs);
  const tags = new Map<string, string>();
  for (const name of demoTags) tags.set(name, (await settings.addTag(tx, { name })).id);
  for (const reply of demoReplies) await settings.addReply(tx, reply);
  for (const { by, hoursAgo, asked, filed, steps } of demoTickets) {
    const person = people[by.side][by.place];
    if (person === undefined) continue;
    at(now - hoursAgo * hourMs);
    const input: TicketInput = { kind: "help", page: "", files: [], ...asked };
    const { id } = await tickets.create(tx, person, { ...input, browser });
    if (filed !== undefined) {
      const by = filed.takenBy === undefined ? moderator : administrator;
      await tickets.file(tx, by, id, filingOf(filed, tags));
    }
    for (const { from, act, words: text, hoursLater } of steps) {
      at(now - (hoursAgo - hoursLater) * hourMs);
      const input: TicketActInput = { act, words: text, files: [] };
      await tickets.act(tx, from === "staff" ? moderator : person, id, input);
    }
  }
}

function filingOf(
  { priority, takenBy, tags: names }: NonNullable<DemoTicket["filed"]>,
  tags: ReadonlyMap<string, string>,
): TicketFilingInput {
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(takenBy === undefined ? {} : { assignee: "me" }),
    tags: names.map((name) => tags.get(name) ?? ""),
  };
}
