import { z } from "zod";
import type { Refusal } from "./refusals.ts";
import { isAddressStatus } from "./transport.ts";

/** One message names no more addresses than this. */
const mostEvents = 500;

const text = z.string().max(320).optional().catch(undefined);

/** The fields by which providers name an address and what became of its mail (Brevo, Postmark, and our own form: type and email). */
const eventSchema = z.object({
  email: text,
  Email: text,
  type: text,
  Type: text,
  event: text,
  RecordType: text,
});
const eventsSchema = z.union([
  z.array(eventSchema).max(mostEvents),
  z.object({ events: z.array(eventSchema).max(mostEvents) }).transform(({ events }) => events),
  eventSchema.transform((event) => [event]),
]);

const passing = /soft|transient|temporary|defer|delay|block/i;
const complaint = /complain|spam|abuse/i;
const bounce = /hard_?-?bounce|^bounce$|invalid_email|permanent/i;

function refusalOf({
  email,
  Email,
  type,
  Type,
  event,
  RecordType,
}: z.output<typeof eventSchema>): Refusal | null {
  const address = email ?? Email;
  // What states more of it comes first: a « Bounce » of Postmark is of a type.
  const kind = Type ?? event ?? type ?? RecordType;
  if (!address?.includes("@") || kind === undefined) return null;
  if (complaint.test(kind)) return { address, why: "complaint" };
  return bounce.test(kind) && !passing.test(kind) ? { address, why: "bounce" } : null;
}

/** What a provider reports as JSON; null where it is none. What passes, or is about delivery, is left out. */
export function readEvents(body: string): Refusal[] | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = eventsSchema.safeParse(value);
  return parsed.success ? parsed.data.map(refusalOf).filter((refusal) => refusal !== null) : null;
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

const bare = (address: string) =>
  address
    .replace(/^rfc822;/i, "")
    .trim()
    .replace(/^<|>$/g, "");

/** A mail that came back (RFC 3464) or that a mailbox provider forwards as unwanted (RFC 5965): whom it was to, and why. */
export function readReturned(mail: string): Refusal[] {
  const blocks = mail
    .replace(/\r\n/g, "\n")
    .split(/\n{2,}/)
    .map(fieldsOf);
  return blocks.slice(0, mostEvents).flatMap((fields): Refusal[] => {
    const reported = fields.get("original-rcpt-to");
    if (/^(?:abuse|fraud)$/i.test(fields.get("feedback-type") ?? "") && reported !== undefined)
      return [{ address: bare(reported), why: "complaint" }];
    const receiver = fields.get("final-recipient") ?? fields.get("original-recipient");
    const isGone =
      fields.get("action")?.toLowerCase() === "failed" && isAddressStatus(fields.get("status") ?? "");
    return receiver !== undefined && isGone ? [{ address: bare(receiver), why: "bounce" }] : [];
  });
}
