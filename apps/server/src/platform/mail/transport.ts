/** A mail on its way out. `messageId` is the same at each try, so that a receiver can recognise a repetition. */
export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to: a person whose own text it hands on. Without it no one wrote it. */
  replyTo?: string;
  /** Where a mail program asks for the end of such mails by itself, by POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** How mails leave. Rejects when the mail was not taken. */
export interface MailTransport {
  /** The embedded mailbox keeps bodies readable on this machine. */
  isEmbedded: boolean;
  send(mail: OutgoingMail): Promise<void>;
  /** Resolves where the mail server answers and lets us in; none where there is no server. */
  check?: () => Promise<void>;
  close(): void;
}

/** Leaves mails in the table for the mailbox page. */
export const embeddedTransport: MailTransport = {
  isEmbedded: true,
  send: async () => undefined,
  close: () => undefined,
};

/** Replies that state that a mailbox does not exist, moved or cannot be named (RFC 5321, 4.2.3). */
const mailboxRefusals: readonly unknown[] = [550, 551, 553];
/** Their status, where the server gives one: an address that is bad or closed (RFC 3463), not a sender (5.1.7, 5.1.8), a full box or a policy. */
const addressStatus = /^5\.(?:1\.(?:[0-69]|\d{2,})|2\.1)$/;
/** Whether a status (RFC 3463) says that an address is bad or closed. */
export const isAddressStatus = (status: string): boolean => addressStatus.test(status.trim());
const ourOwnSide = /relay|authenti|sender/i;

/** The status of a refusal of the receiver's mailbox, null where the server gives none; undefined for any other fault. */
function mailboxStatus(error: unknown): { status: string | null; text: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, command, responseCode, response } = error as Error & Record<string, unknown>;
  if (code !== "EENVELOPE" || command !== "RCPT TO" || !mailboxRefusals.includes(responseCode))
    return undefined;
  const text = typeof response === "string" ? response : "";
  const [, status = null] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  return { status, text };
}

/**
 * Whether the mail server reports that the receiver's address is no good. Whatever else it refuses may be our own doing or pass
 * (sender, sign-in, relaying, quota, size, content): a mail that is tried in vain is better than all of them given up at once.
 */
export function isFinalRefusal(error: unknown): boolean {
  const refused = mailboxStatus(error);
  if (refused === undefined) return false;
  return refused.status === null ? !ourOwnSide.test(refused.text) : addressStatus.test(refused.status);
}

/** Whether the mail server states by a status that the address is bad or closed: enough to write there no more, where a bare 550 may be a policy against us. */
export function namesBadAddress(error: unknown): boolean {
  const status = mailboxStatus(error)?.status ?? null;
  return status !== null && addressStatus.test(status);
}
