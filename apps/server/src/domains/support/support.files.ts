import type { StoredFile } from "@jobami/api/files/contract";
import { maxTicketFiles, ticketFile } from "@jobami/api/support/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { and, eq, sql } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { attachWithin, type FilesService, filesAlong } from "../files/files.domain.ts";
import { supportFiles } from "./support.tables.ts";

/** The files of a ticket, by the number of what they go along with. */
export const filesOf = (db: Db, ticketId: string): Promise<(seq: string) => StoredFile[]> =>
  filesAlong(
    db,
    sql`select seq::text as key, file_id, place from support_files where ticket_id = ${ticketId}`,
  );

/** Puts a person’s files along with what they write; hold the ticket first. Throws as `attachWithin`. */
export function attachFiles(
  tx: Tx,
  files: Pick<FilesService, "attach">,
  { ids, ...entry }: { ids: readonly string[]; ticketId: string; seq: number; authorId: string },
): Promise<void> {
  const { ticketId, authorId } = entry;
  const of = { ids, ownerId: authorId, purpose: ticketFile, most: maxTicketFiles };
  return attachWithin(tx, files, of, {
    held: () =>
      tx.$count(supportFiles, and(eq(supportFiles.ticketId, ticketId), eq(supportFiles.authorId, authorId))),
    insert: (row) =>
      tx
        .insert(supportFiles)
        .values({ ...row, ...entry })
        .onConflictDoNothing({ target: supportFiles.fileId })
        .returning({ id: supportFiles.fileId }),
  });
}

/** Whoever asked may look, but not at what goes along with a note, and staff; no one else. */
export const ticketFileOwner: FileOwner = {
  purpose: ticketFile,
  async mayRead(db, { id }, viewer) {
    const { rows } = await db.execute<{ requester_id: string; kind: string }>(sql`
      select t.requester_id, e.kind from support_files f
      join support_entries e on e.ticket_id = f.ticket_id and e.seq = f.seq
      join support_tickets t on t.id = f.ticket_id where f.file_id = ${id}`);
    const [found] = rows;
    if (found === undefined) return null;
    if (found.requester_id === viewer.id && found.kind !== "noted") return "side";
    return staffMay(viewer, "support.answer") ? "evidence.read" : null;
  },
};
