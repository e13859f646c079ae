import type { Contributions } from "../../composition/contributions.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { suspensionLetter } from "./mail.letters.ts";

/** The job that searches for an address and writes to it. */
export const suspensionJob = "users.suspension-mail";

/** Writes to suspended people why they are, once a day at most. */
export function createSuspensionMails(deps: {
  platform: Pick<Platform, "db" | "jobs" | "mail" | "config">;
  users: Pick<Users, "claimSuspensionMail">;
  appealLink: Contributions["appealLink"];
}) {
  const { users, appealLink } = deps;
  const { db, jobs, mail, config } = deps.platform;
  return {
    /** Orders the mail; whether the address has an account is looked up by the job. Throws TOO_MANY_REQUESTS. */
    async request(tx: Tx, email: string): Promise<void> {
      await mail.ask(tx, "link", email);
      await jobs.send(tx, suspensionJob, { email });
    },
    send: ({ email }: { email: string }) =>
      inTransaction(db, async (tx) => {
        const account = await users.claimSuspensionMail(tx, email);
        const {
          prenom,
          suspensionReason: reason,
          suspendedUntil: until,
        } = account ?? { prenom: "Camille", suspensionReason: null, suspendedUntil: null };
        // As much work for strangers: the calls that come next on this process would give them away.
        const link = await appealLink(tx, { subject: "sanction", userId: account?.id ?? newId() });
        const receiver = account === null ? { to: "", decoy: true } : { to: email, userId: account.id };
        await mail.send(tx, {
          lane: "awaited",
          ...receiver,
          ...suspensionLetter(config.brand, { prenom, reason, until, link }),
        });
      }),
  };
}

export type SuspensionMails = ReturnType<typeof createSuspensionMails>;
