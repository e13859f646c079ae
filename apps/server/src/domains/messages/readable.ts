import { findContacts, hideContacts } from "@jobami/api/messages/contacts";
import type { Message } from "@jobami/api/messages/contract";

/**
 * What a side may read of a text: all of what they wrote themselves, and all that is open, once the two agreed or moderators lifted
 * the filter from it [MSG-11].
 */
export function readable(body: string, isOwn: boolean, isOpen: boolean): Pick<Message, "text" | "hidden"> {
  if (isOpen) return { text: body, hidden: [] };
  const found = findContacts(body);
  return isOwn ? { text: body, hidden: found } : hideContacts(body, found);
}
