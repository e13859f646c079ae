import type { Db, Tx } from "../../platform/database/database.ts";
import type { Reportable, ReportedContent } from "../../platform/domain/contributions.ts";
import { messagesRepository as repository } from "./messages.repository.ts";

/** What stands for a message that moderators took away, for both sides. */
export const hiddenMessage = "Ce message a été masqué par la modération.";

/** What moderators are told of messages and do to them: the one that was reported, and nothing else of the conversation. */
export function moderateMessages(): Reportable {
  async function content(db: Db, id: string): Promise<(ReportedContent & { sides: string[] }) | null> {
    const found = await repository.reported(db, id);
    return found === null
      ? null
      : {
          authorId: found.authorId,
          title: found.title,
          words: found.body,
          link: `/dashboard/messages/${found.conversationId}`,
          sides: [found.ownerId, found.jobbeurId],
        };
  }
  async function told(db: Db, id: string): Promise<ReportedContent | null> {
    const found = await content(db, id);
    if (found === null) return null;
    const { sides: _, ...shown } = found;
    return shown;
  }
  /** Puts other words in the place of a message's; false when it is gone. */
  const write = (tx: Tx, id: string, body: string): Promise<boolean> => repository.setBody(tx, id, body);

  return {
    kind: "message",
    async seenBy(db, viewer, id) {
      const found = viewer === null ? null : await content(db, id);
      return viewer !== null && found?.sides.includes(viewer.id) === true ? told(db, id) : null;
    },
    async inContext(db, id) {
      const found = await told(db, id);
      return found === null ? null : { ...found, around: [] };
    },
    async hide(tx, id) {
      const found = await repository.reported(tx, id);
      if (found === null) return null;
      return (await write(tx, id, hiddenMessage)) ? { body: found.body } : null;
    },
    restore: async (tx, id, { body }) => body !== undefined && write(tx, id, body),
  };
}
