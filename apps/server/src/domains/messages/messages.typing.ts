import { idField } from "@jobami/api/http/fields";
import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { messagesRepository as repository } from "./messages.repository.ts";
import { statusWith } from "./messages.shown.ts";

/** What the whisper says, and nothing besides: it goes on as it came. */
const typingPayload = z.strictObject({ conversation_id: idField });

/** Who hears that somebody is writing: the other side, where a message may be written now and silence was not asked for. */
export async function hearTyping(db: Db, userId: string, payload: unknown): Promise<readonly string[]> {
  const said = typingPayload.safeParse(payload);
  const other = said.success ? await repository.hearer(db, userId, said.data.conversation_id) : null;
  return other?.isListening === true && statusWith(other, other) === "open" ? [other.id] : [];
}
