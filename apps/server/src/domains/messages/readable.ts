import { hideContacts } from "@jobami/api/messages/contacts";
import type { Message } from "@jobami/api/messages/contract";
import { contactsIn, type Filtered } from "./messages.filter.ts";

/**
 * What a side may read of a text: all of what they wrote themselves, and all that is open, once the two agreed or moderators lifted
 * the filter from it [MSG-11].
 */
export function readable(
  message: Filtered,
  isOwn: boolean,
  isOpen: boolean,
): Pick<Message, "text" | "hidden"> {
  const { body } = message;
  if (isOpen) return { text: body, hidden: [] };
  const found = contactsIn(message);
  return isOwn ? { text: body, hidden: [...found] } : hideContacts(body, found);
}
