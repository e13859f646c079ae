import type { Tx } from "../../platform/database/database.ts";
import type { AddressedNotification } from "../../platform/domain/contributions.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { type News, newsLetter, newsLine } from "./reports.mails.ts";
import type { CaseRow, ReportRow } from "./reports.repository.ts";

/** Tells those whom a case concerns of it: by mail at once, and by a line of the inbox for which they are answered. */
export function createTelling(deps: {
  platform: Pick<Platform, "config" | "mail">;
  users: Pick<Users, "mailRecipient">;
}) {
  const { users } = deps;
  const { config, mail } = deps.platform;

  return {
    /**
     * What who reported reads: a visitor by mail, a member in the inbox. Anybody can type the address of somebody else, and whoever is
     * reported chose the title: a mail does not carry it to strangers.
     */
    async tellReporter(
      tx: Tx,
      report: Pick<ReportRow, "reporterId" | "email">,
      row: Pick<CaseRow, "id" | "kind" | "title">,
      newsOf: (about: Pick<CaseRow, "kind" | "title">) => News,
    ): Promise<AddressedNotification[]> {
      if (report.email !== null) {
        const letter = newsLetter(config, null, newsOf({ kind: row.kind, title: "" }));
        await mail.send(tx, { lane: "awaited", to: report.email, ...letter });
      }
      return report.reporterId === null
        ? []
        : [{ to: report.reporterId, ...newsLine(newsOf(row), null, row.id) }];
    },
    /** What the author reads: by mail and in the inbox; nothing where nobody can be mailed. */
    async tellAuthor(
      tx: Tx,
      row: Pick<CaseRow, "id" | "authorId">,
      news: News,
      link: string | null,
    ): Promise<AddressedNotification[]> {
      const { authorId } = row;
      const recipient = await users.mailRecipient(tx, authorId);
      if (recipient === null) return [];
      const letter = newsLetter(config, recipient.prenom, news);
      await mail.send(tx, { lane: "awaited", to: recipient.email, userId: authorId, ...letter });
      return [{ to: authorId, ...newsLine(news, link, row.id) }];
    },
  };
}
