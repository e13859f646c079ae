import { mailContract } from "@jobami/api/mail/contract";
import { usersContract } from "@jobami/api/users/contract";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../platform/database/transaction.ts";
import { serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ProposalsService } from "../proposals/proposals.service.ts";
import { suspensionLetter } from "./users.mails.ts";
import type { Users } from "./users.service.ts";

const seoMessages = {
  on: "Votre profil peut maintenant être référencé.",
  off: "Votre profil ne sera plus référencé.",
} as const;
const suspensionJob = "users.suspension-mail";

/** Serves presence, names, the wish to be referenced and the suspension mail. */
export function registerUsers(
  app: FastifyInstance,
  platform: Platform,
  users: Users,
  proposals: Pick<ProposalsService, "countCompleted">,
): void {
  const { jobs, mail, config } = platform;

  jobs.work<{ email: string }>(suspensionJob, ({ email }) =>
    inTransaction(platform.db, async (tx) => {
      const account = await users.claimSuspensionMail(tx, email);
      if (account === null) return;
      const { prenom, suspensionReason: reason } = account;
      await mail.send(tx, {
        to: email,
        userId: account.id,
        ...suspensionLetter(config.brand, { prenom, reason }),
      });
    }),
  );

  serve(
    app,
    platform,
    usersContract,
  )({
    activity: async ({ db, session }) => {
      await users.touch(db, session.person.id);
      return { success: true, online: true };
    },
    profile: async ({ session: { person } }) => ({
      success: true,
      profil: { data: { prenom: person.prenom, nom: person.nom } },
    }),
    updateSeoPreferences: async ({ db, session: { person }, body }) => {
      await users.setSeoIndexable(db, person.id, body.seo_indexable);
      return { success: true, message: seoMessages[body.seo_indexable ? "on" : "off"] };
    },
    seoPromotionStats: async ({ db, session: { person } }) => ({
      success: true,
      stats: await users.seoStats(db, person.id, await proposals.countCompleted(db, person.id)),
    }),
    seoPromotionShown: async ({ db, session: { person }, body }) => {
      await users.noteSeoPromotion(db, person.id, body.trigger);
      return { success: true };
    },
  });

  serve(
    app,
    platform,
    mailContract,
  )({
    // A job looks the address up, so that the answer takes as long for strangers.
    sendSuspension: async ({ db, body }) => {
      await jobs.send(db, suspensionJob, { email: body.email });
      return { success: true, message: "Si ce compte a été désactivé, un e-mail vient de lui être envoyé." };
    },
  });
}
