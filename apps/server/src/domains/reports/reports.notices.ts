import type { AppealParty } from "../../composition/appealable.ts";
import type { AddressedNotification, Contributions } from "../../composition/contributions.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { type News, newsLetter, newsLine } from "./reports.mails.ts";
import type { CaseRow, ReportRow } from "./reports.repository.ts";

/** Informs those whom a case concerns of it: by mail at once, and by a line of the inbox for which they are answered. */
export function createNotices(deps: {
  platform: Pick<Platform, "config" | "mail">;
  users: Pick<Users, "mailRecipient">;
  appealLink: Contributions["appealLink"];
}) {
  const { users, appealLink } = deps;
  const { config, mail } = deps.platform;

  /** The address by which the news can be contested without a session. */
  const linkFor = (tx: Tx, { mayContest }: News, caseId: string, party: AppealParty) =>
    mayContest ? appealLink(tx, { subject: "content", caseId, party }) : Promise.resolve(null);

  return {
    /**
     * What who reported reads: a visitor by mail, a member in the inbox. Anybody can type the address of another person, and whoever is
     * reported chose the title: a mail does not carry it to strangers.
     */
    async notifyReporter(
      tx: Tx,
      report: Pick<ReportRow, "id" | "reporterId" | "email">,
      row: Pick<CaseRow, "id" | "kind" | "title">,
      newsOf: (about: Pick<CaseRow, "kind" | "title">) => News,
    ): Promise<AddressedNotification[]> {
      if (report.email !== null) {
        const news = newsOf({ kind: row.kind, title: "" });
        const letter = newsLetter(config, {
          prenom: null,
          news,
          link: await linkFor(tx, news, row.id, { reportId: report.id }),
        });
        await mail.send(tx, { lane: "awaited", to: report.email, ...letter });
      }
      return report.reporterId === null
        ? []
        : [{ to: report.reporterId, ...newsLine(newsOf(row), null, row.id) }];
    },
    /** What the author reads: by mail and in the inbox; nothing where no one can be mailed. */
    async notifyAuthor(
      tx: Tx,
      row: Pick<CaseRow, "id" | "authorId">,
      news: News,
      link: string | null,
    ): Promise<AddressedNotification[]> {
      const { authorId } = row;
      const recipient = await users.mailRecipient(tx, authorId);
      if (recipient === null) return [];
      const contest = await linkFor(tx, news, row.id, { userId: authorId });
      const letter = newsLetter(config, { prenom: recipient.prenom, news, link: contest });
      await mail.send(tx, { lane: "awaited", to: recipient.email, userId: authorId, ...letter });
      return [{ to: authorId, ...newsLine(news, link, row.id) }];
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
