import { z } from "zod";
import type { RefusalReason } from "./refusals.tables.ts";
import { isAddressStatus } from "./transport.ts";

/** What was reported of a mail: which address, where whoever reports may be believed about that, and the text in which the mail is named. */
export interface Report {
  why: RefusalReason;
  address: string | null;
  text: string;
}

/** One message reports no more events than this, and states what became of a mail in its first parts. */
const mostEvents = 500;
const mostBlocks = 500;

const text = z.string().max(320).optional().catch(undefined);

/** The fields by which providers name an address and what became of its mail (Brevo, Postmark, and our own form: type and email). */
const eventSchema = z.object({
  email: text,
  Email: text,
  type: text,
  Type: text,
  event: text,
  RecordType: text,
  "message-id": text,
  MessageID: text,
});
const eventsSchema = z.union([
  z.array(eventSchema).max(mostEvents),
  z.object({ events: z.array(eventSchema).max(mostEvents) }).transform(({ events }) => events),
  eventSchema.transform((event) => [event]),
]);

const passing = /soft|transient|temporary|defer|delay|block/i;
const complaint = /complain|spam|abuse/i;
const bounce = /hard_?-?bounce|^bounce$|invalid_email|permanent/i;

function reportOf({
  email,
  Email,
  type,
  Type,
  event,
  RecordType,
  ...named
}: z.output<typeof eventSchema>): Report | null {
  const address = email ?? Email;
  const text = named["message-id"] ?? named.MessageID ?? "";
  // What states more of it comes first: a « Bounce » of Postmark is of a type.
  const kind = Type ?? event ?? type ?? RecordType;
  if (!address?.includes("@") || kind === undefined) return null;
  if (complaint.test(kind)) return { address, why: "complaint", text };
  return bounce.test(kind) && !passing.test(kind) ? { address, why: "bounce", text } : null;
}

/** What a provider reports as JSON; null where it is none. What passes, or is about delivery, is left out. */
export function readEvents(body: string): Report[] | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = eventsSchema.safeParse(value);
  return parsed.success ? parsed.data.map(reportOf).filter((report) => report !== null) : null;
}

function fieldsOf(block: string): ReadonlyMap<string, string> {
  const unfolded = block.replace(/\n[ \t]+/g, " ");
  return new Map(
    unfolded.split("\n").flatMap((line) => {
      const colon = line.indexOf(":");
      return colon < 1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}

/**
 * A mail that came back (RFC 3464) or that a mailbox provider forwards as unwanted (RFC 5965): why. Anybody can write one, to a mailbox
 * that anybody can write to: the addresses that it states count for nothing, the mail of ours that it returns does.
 */
export function readReturned(mail: string): Report[] {
  const blocks = mail
    .replace(/\r\n/g, "\n")
    .split(/\n{2,}/)
    .slice(0, mostBlocks)
    .map(fieldsOf);
  const isComplaint = blocks.some((fields) => /^(?:abuse|fraud)$/i.test(fields.get("feedback-type") ?? ""));
  const isGone = blocks.some(
    (fields) =>
      fields.get("action")?.toLowerCase() === "failed" && isAddressStatus(fields.get("status") ?? ""),
  );
  if (isComplaint) return [{ address: null, why: "complaint", text: mail }];
  return isGone ? [{ address: null, why: "bounce", text: mail }] : [];
}
