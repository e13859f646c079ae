import type { Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { filesOf, hideFiles } from "./messages.files.ts";
import { filtered } from "./messages.filter.ts";
import { messagesRepository as repository } from "./messages.repository.ts";

/** What stands for a message that moderators took away, for both sides. */
export const hiddenMessage = "Ce message a été masqué par la modération.";

/** What a message states, with the names of what goes along: moderators are not among those who may open it. */
function textOf(body: string, files: readonly { name: string }[]): string {
  const names = files.map(({ name }) => name).join(", ");
  const along = names === "" ? "" : `Pièces jointes\u00a0: ${names}`;
  return [body, along].filter((part) => part !== "").join("\n\n");
}

/** What moderators are shown of messages and do to them: the one that was reported, and nothing else of the conversation. */
export function moderateMessages(): Reportable {
  async function content(db: Db, id: string): Promise<(ReportedContent & { sides: string[] }) | null> {
    const found = await repository.reported(db, id);
    return found === null
      ? null
      : {
          authorId: found.authorId,
          title: found.title,
          words: textOf(found.body, (await filesOf(db, [id]))(id)),
          link: `/dashboard/messages/${found.conversationId}`,
          sides: [found.ownerId, found.jobbeurId],
        };
  }
  async function reportedContent(db: Db, id: string): Promise<ReportedContent | null> {
    const found = await content(db, id);
    if (found === null) return null;
    const { sides: _, ...shown } = found;
    return shown;
  }
  /** Puts other text in the place of a message's; false when it is gone. */
  const write = (tx: Tx, id: string, body: string): Promise<boolean> =>
    repository.setBody(tx, id, filtered(body));

  return {
    kind: "message",
    async seenBy(db, viewer, id) {
      const found = viewer === null ? null : await content(db, id);
      return viewer !== null && found?.sides.includes(viewer.id) === true ? reportedContent(db, id) : null;
    },
    async inContext(db, id) {
      const found = await reportedContent(db, id);
      return found === null ? null : { ...found, around: [] };
    },
    async hide(tx, id) {
      const found = await repository.reported(tx, id);
      if (found === null) return null;
      await hideFiles(tx, id, true);
      return (await write(tx, id, hiddenMessage)) ? { body: found.body } : null;
    },
    async restore(tx, id, { body }) {
      await hideFiles(tx, id, false);
      return body !== undefined && write(tx, id, body);
    },
  };
}
