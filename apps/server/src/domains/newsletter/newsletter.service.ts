import {
  decideSubscription,
  type SubscriptionEvent,
  type SubscriptionFollowUp,
} from "@jobami/machines/newsletter/newsletter-subscription";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import { newsletterMails } from "./newsletter.mails.ts";
import { newsletterRepository as repository, type SubscriptionRow } from "./newsletter.repository.ts";

const dayMs = 24 * 3_600_000;
/** Life of a confirmation link, in ms. */
export const confirmationLifeMs = 7 * dayMs;
/** Least time between two mails to an address that asks again, in ms. */
export const mailSpacingMs = 2 * 60_000;
const forgottenAfterMs = 30 * dayMs;
const leavePurpose = "newsletter-leave";

/** Newsletter subscriptions: asked for by anybody, confirmed by a mail, ended by a link in every mail. */
export function createNewsletter(platform: Pick<Platform, "clock" | "db" | "mail" | "secret" | "config">) {
  const { clock, db, mail, secret } = platform;
  const mails = newsletterMails(platform.config);

  /** Names a subscription and proves that its mail was read; good for as long as the subscription is. */
  const leaveToken = (id: string) => `${id}_${secret.sign(leavePurpose, id)}`;

  /** The subscription that a token of a mail ends; null when the token is not ours. */
  function leaving(token: string): string | null {
    const [id = "", signature = ""] = [token.slice(0, 36), token.slice(37)];
    return secret.verify(leavePurpose, id, signature) ? id : null;
  }

  /** Orders a mail; answers what the subscription keeps of it. */
  async function order(
    tx: Tx,
    row: SubscriptionRow,
    { of }: SubscriptionFollowUp,
  ): Promise<Partial<SubscriptionRow>> {
    const token = newToken();
    const isConfirmation = of === "confirmation";
    const letter = isConfirmation
      ? mails.confirmation({ token })
      : mails[of as "welcome" | "reminder"]({ leaveToken: leaveToken(row.id) });
    const useful = isConfirmation ? { usefulUntil: instant(clock, confirmationLifeMs) } : {};
    await mail.send(tx, { lane: isConfirmation ? "awaited" : "bulk", to: row.email, ...useful, ...letter });
    const link = { tokenHash: hashToken(token), tokenExpiresAt: instant(clock, confirmationLifeMs) };
    return { mailedAt: instant(clock), ...(isConfirmation ? link : {}) };
  }

  const enter = (status: SubscriptionRow["status"]): Partial<SubscriptionRow> => ({
    ...(status === "pending" ? { askedAt: instant(clock), confirmedAt: null, endedAt: null } : {}),
    ...(status === "confirmed" ? { confirmedAt: instant(clock) } : {}),
    ...(status === "ended" ? { endedAt: instant(clock) } : {}),
  });

  /** Leads a subscription one step on. Throws TOKEN_INVALID or TOKEN_EXPIRED as the life cycle states. */
  async function step(
    tx: Tx,
    row: SubscriptionRow,
    status: SubscriptionRow["status"] | "absent",
    event: SubscriptionEvent,
  ): Promise<void> {
    const decision = decideSubscription(status, event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    const { next, follows } = decision;
    const changes: Partial<SubscriptionRow> = next === status || next === "absent" ? {} : enter(next);
    for (const follow of follows) Object.assign(changes, await order(tx, row, follow));
    // One update, whatever came of it: the time of the answer must not show whether the address was known.
    await repository.update(tx, row.id, { status: next === "absent" ? row.status : next, ...changes });
  }

  return {
    /** Asks for the newsletter; the answer never states whether the address was known. Throws TOO_MANY_REQUESTS. */
    async subscribe(tx: Tx, email: string): Promise<void> {
      await mail.ask(tx, "link", email);
      const fresh: SubscriptionRow = {
        id: newId(),
        email,
        status: "pending",
        tokenHash: hashToken(newToken()),
        tokenExpiresAt: instant(clock),
        mailedAt: instant(clock, -mailSpacingMs),
        askedAt: instant(clock),
        confirmedAt: null,
        endedAt: null,
      };
      const isNew = await repository.insertNew(tx, fresh);
      const row = (await repository.lockByEmail(tx, email)) ?? fresh;
      await step(tx, row, isNew ? "absent" : row.status, {
        type: "subscription.requested",
        isMailRecent: row.mailedAt > instant(clock, -mailSpacingMs),
      });
    },
    /** Confirms by the link of the mail; true when it was confirmed before. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async verify(tx: Tx, token: string): Promise<{ alreadyConfirmed: boolean }> {
      const row = await repository.lockByToken(tx, hashToken(token));
      if (row === null) throw new DomainError("TOKEN_INVALID");
      await step(tx, row, row.status, {
        type: "link.followed",
        isExpired: row.tokenExpiresAt <= instant(clock),
      });
      return { alreadyConfirmed: row.status === "confirmed" };
    },
    /** Ends a subscription by the link of any mail; again, nothing changes. Throws TOKEN_INVALID. */
    async unsubscribe(tx: Tx, token: string): Promise<void> {
      const id = leaving(token);
      if (id === null) throw new DomainError("TOKEN_INVALID");
      const row = await repository.lockById(tx, id);
      // Swept since: it has ended already.
      if (row !== null) await step(tx, row, row.status, { type: "subscription.ended" });
    },
    /** Forgets what was asked for a month ago and is not confirmed. */
    sweep: () => repository.sweep(db, instant(clock, -forgottenAfterMs)),
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
