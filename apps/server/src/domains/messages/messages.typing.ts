import { idField } from "@jobami/api/http/fields";
import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { messagesRepository as repository } from "./messages.repository.ts";
import { statusWith } from "./messages.shown.ts";

/** What the whisper states, and nothing besides: it goes on as it came. */
const typingPayload = z.strictObject({ conversation_id: idField });

/** Who hears that a person is writing: the other side, where a message may be written now and silence was not asked for. */
export async function hearTyping(db: Db, userId: string, payload: unknown): Promise<readonly string[]> {
  const parsed = typingPayload.safeParse(payload);
  const other = parsed.success ? await repository.hearer(db, userId, parsed.data.conversation_id) : null;
  return other?.isListening === true && statusWith(other, other) === "open" ? [other.id] : [];
}
