import type { StoredFile } from "@jobami/api/files/contract";
import { findContacts } from "@jobami/api/messages/contacts";
import { messageFile } from "@jobami/api/messages/routes";
import { eq, sql } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { attachAlong, type FilesService, filesAlong } from "../files/files.domain.ts";
import { messageFiles } from "./messages.tables.ts";

type Files = Pick<FilesService, "attach" | "detach">;

/** A name that gives contact details away gives way to one that states what the file is [MSG-11]. */
function neutral(name: string): string {
  if (findContacts(name).length === 0) return name;
  return name.endsWith(".pdf") ? "document.pdf" : "photo.webp";
}

/** Puts files of a person's along with a message of theirs. Throws what `attachAlong` throws. */
export function attachFiles(
  tx: Tx,
  files: Files,
  { messageId, authorId, ids }: { messageId: string; authorId: string; ids: readonly string[] },
): Promise<StoredFile[]> {
  const of = { ids, ownerId: authorId, purpose: messageFile, rename: neutral };
  return attachAlong(tx, files, of, (row) =>
    tx
      .insert(messageFiles)
      .values({ ...row, messageId, authorId, isHidden: false })
      .onConflictDoNothing({ target: messageFiles.fileId })
      .returning({ id: messageFiles.fileId }),
  );
}

/** The files of some messages that their sides see, by message. */
export const filesOf = (
  db: Db,
  messageIds: readonly string[],
): Promise<(messageId: string) => StoredFile[]> =>
  filesAlong(
    db,
    sql`select message_id::text as key, file_id, place from message_files
      where message_id = any(${sql.param([...messageIds])}::uuid[]) and not is_hidden`,
  );

/** Lets go of what goes along with a message that is removed. */
export async function detachFiles(tx: Tx, files: Files, messageId: string): Promise<void> {
  const rows = await tx
    .delete(messageFiles)
    .where(eq(messageFiles.messageId, messageId))
    .returning({ id: messageFiles.fileId });
  for (const { id } of rows) await files.detach(tx, id);
}

/** Takes a message's files out of the sight of all but their author, or shows them again. */
export async function hideFiles(tx: Tx, messageId: string, isHidden: boolean): Promise<void> {
  await tx.update(messageFiles).set({ isHidden }).where(eq(messageFiles.messageId, messageId));
}

/** The two people of the conversation may look, and no one else. */
export const messageFileOwner: FileOwner = {
  purpose: messageFile,
  async mayRead(db, { id }, viewer) {
    const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (
      select 1 from message_files f
      join private_messages m on m.id = f.message_id
      join conversations c on c.id = m.conversation_id
      where f.file_id = ${id} and not f.is_hidden and ${viewer.id}::uuid in (c.owner_id, c.jobbeur_id)) as yes`);
    return rows[0]?.yes === true ? "side" : null;
  },
};
