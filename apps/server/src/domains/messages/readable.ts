import { findContacts, hideContacts } from "@jobami/api/messages/contacts";
import type { Message } from "@jobami/api/messages/contract";

/** What a side may read of a text: all of what they wrote themselves, and all once the two agreed [MSG-11]. */
export function readable(body: string, isOwn: boolean, isAgreed: boolean): Pick<Message, "text" | "hidden"> {
  if (isAgreed) return { text: body, hidden: [] };
  const found = findContacts(body);
  return isOwn ? { text: body, hidden: found } : hideContacts(body, found);
}
