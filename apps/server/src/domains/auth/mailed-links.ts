import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account } from "../users/users.domain.ts";
import { type MailedTokens, type TokenKind, tokenLifeMs } from "./mailed-tokens.ts";

/** Who a link is mailed to, and whose account it opens: null for a link that opens nothing, at the same cost. */
export interface Addressee {
  owner: Pick<Account, "id" | "email" | "prenom"> | null;
  opens: string | null;
}

/** An account that gets a link into itself. */
export const ownerOf = (account: Account): Addressee => ({ owner: account, opens: account.id });

/** Takes the place of an account that an address does not have. */
export const noAddressee: Addressee = { owner: null, opens: null };

/** Mails with a link, each with a token of its own. */
export function createMailedLinks(deps: { platform: Platform; tokens: MailedTokens }) {
  const { platform, tokens } = deps;

  return {
    /** Draws a token and orders the letter around it; it is worth sending as long as its link lives. */
    async send(
      tx: Tx,
      kind: TokenKind,
      to: Addressee,
      write: (to: { prenom: string; token: string }) => Pick<Mail, "subject" | "text" | "html">,
    ): Promise<void> {
      const { owner, opens } = to;
      const token = await tokens.issue(tx, kind, opens ?? newId());
      const usefulUntil = instant(platform.clock, tokenLifeMs[kind]);
      const receiver = owner === null ? { to: "", decoy: true } : { to: owner.email, userId: owner.id };
      const letter = write({ prenom: owner?.prenom ?? "Camille", token });
      await platform.mail.send(tx, { lane: "urgent", ...receiver, usefulUntil, ...letter });
    },
  };
}

export type MailedLinks = ReturnType<typeof createMailedLinks>;
