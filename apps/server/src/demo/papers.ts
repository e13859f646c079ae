import { createReadStream } from "node:fs";
import { dayInFrance } from "@jobami/api/missions/days";
import { checksOf, hasLastDay, verificationPaper } from "@jobami/api/verification/routes";
import { composeDomains } from "../composition/compose-domains.ts";
import { domains } from "../domains.ts";
import { createAudit } from "../platform/audit/audit.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { demoJobbeurs, demoStaff } from "./accounts.ts";
import { drawingPath } from "./drawings.ts";
import { readOldNotices } from "./old-notices.ts";

const dayMs = 24 * 3_600_000;

/** Papers by a place in the list of jobbeurs, sent so many days ago; those that were looked at were accepted the day after. */
const papers = [
  { place: 0, kind: "identity", title: null, days: 150, isAccepted: true },
  { place: 0, kind: "qualification", title: "CAP Jardinier paysagiste", days: 150, isAccepted: true },
  { place: 1, kind: "identity", title: null, days: 120, isAccepted: true },
  { place: 1, kind: "qualification", title: "CAP Menuisier fabricant", days: 90, isAccepted: true },
  { place: 2, kind: "identity", title: null, days: 80, isAccepted: true },
  { place: 3, kind: "identity", title: null, days: 4, isAccepted: false },
  { place: 6, kind: "identity", title: null, days: 2, isAccepted: false },
  { place: 6, kind: "qualification", title: "BTS Services informatiques", days: 2, isAccepted: false },
  { place: 14, kind: "qualification", title: "Permis de transport de personnes", days: 1, isAccepted: false },
] as const;

/** Whether the last of them was sent, which ends what a demo is settled with. */
export async function arePapersSent(platform: Platform): Promise<boolean> {
  const { users, verification } = composeDomains(domains, platform, { isHistory: true }).services;
  const account = await users.byEmail(platform.db, demoJobbeurs[papers.at(-1)?.place ?? -1]?.email ?? "");
  return account === null || (await verification.standing(platform.db, account.id)).documents.length > 0;
}

/**
 * Has jobbeurs of the demo send papers by the upload that everybody takes, and an administrator look at some. Ends early once it is aborted;
 * whoever has sent any is left alone.
 */
export async function sendPapers(platform: Platform, signal: AbortSignal): Promise<void> {
  let time = 0;
  const clock = { now: () => time };
  const audit = createAudit(clock);
  const now = platform.clock.now();
  const { services } = composeDomains(
    domains,
    { ...platform, clock, audit, live: { ...platform.live, record: () => undefined } },
    { isHistory: true },
  );
  const { files, notifications, users, verification } = services;
  const { db } = platform;
  const judge = demoStaff.find(({ role }) => role === "jobpadm");
  const anne = judge === undefined ? null : await users.byEmail(db, judge.email);
  const begun = new Set<number>();
  for (const { place, kind, title, days, isAccepted } of papers) {
    if (signal.aborted) return;
    const account = await users.byEmail(db, demoJobbeurs[place]?.email ?? "");
    if (account === null || anne === null) continue;
    const { documents } = await verification.standing(db, account.id);
    if (documents.length > 0 && !begun.has(place)) continue;
    begun.add(place);
    time = now - days * dayMs;
    const expiresOn = hasLastDay(kind) ? dayInFrance(now + 900 * dayMs) : null;
    const { id: file } = await files.upload(
      account.id,
      {
        purpose: verificationPaper.name,
        name: "papier-d-exemple.webp",
        body: createReadStream(drawingPath("papier")),
        contentLength: undefined,
      },
      async (tx, { id }) => {
        await verification.submit(tx, account.id, { kind, file: id, title, expiresOn });
      },
    );
    if (!isAccepted) continue;
    time += dayMs;
    await inTransaction(db, async (tx) => {
      const [sent] = (await verification.standing(tx, account.id)).documents.filter(
        ({ status, kind: of }) => status === "submitted" && of === kind,
      );
      if (sent === undefined) return;
      const by = { kind: "person", id: anne.id, address: "127.0.0.1" } as const;
      // Nothing is accepted that was not looked at.
      const subject = { kind: "account", id: account.id } as const;
      await audit.record(tx, { kind: "papers.read", by, subject, after: { file } });
      const checks = [...checksOf(kind)];
      await verification.decide(tx, sent.id, { decision: "accept", reason: null, checks }, by);
      await readOldNotices(tx, notifications, [account], now);
    });
  }
}
