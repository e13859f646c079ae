import { messagesPath } from "../../../generated/paths.ts";
import { conversationPath } from "../../../paths.ts";

/** How the address states which list stands beside a conversation, and which message one came for. */
const names = { archives: "archivees", query: "q", message: "message" } as const;
const yes = "oui";

/** What the address states of the page of messages. */
export interface MessagesAddress {
  /** The list is that of what was put away. */
  isArchive: boolean;
  /** What is looked for; empty for the list. */
  query: string;
  /** The number of the message that one came for. */
  seq: number | null;
}

export function readAddress(search: URLSearchParams): MessagesAddress {
  const seq = Number(search.get(names.message));
  return {
    isArchive: search.get(names.archives) === yes,
    query: (search.get(names.query) ?? "").trim(),
    seq: Number.isSafeInteger(seq) && seq > 0 ? seq : null,
  };
}

/** The address of the page, or of a conversation on it. */
export function messagesAddress(
  { isArchive = false, query = "", seq = null }: Partial<MessagesAddress>,
  id?: string,
) {
  const params = new URLSearchParams();
  if (isArchive) params.set(names.archives, yes);
  if (query !== "") params.set(names.query, query);
  if (seq !== null) params.set(names.message, String(seq));
  const path = id === undefined ? messagesPath : conversationPath(id);
  const queryString = params.toString();
  return queryString === "" ? path : `${path}?${queryString}`;
}
