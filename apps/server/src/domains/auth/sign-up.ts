import type { registerBody, SignUpProof } from "@jobami/api/auth/contract";
import { mayReturn } from "@jobami/machines/account/account";
import type { z } from "zod";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inSavepoint, inTransaction } from "../../platform/database/transaction.ts";
import { ownPage } from "../../platform/http/own-page.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account, AccountDraft, Users } from "../users/users.domain.ts";
import { authMails } from "./auth.mails.ts";
import { knownOf, refuseGuessable } from "./guessable.ts";
import type { MailCooldowns } from "./mail-cooldowns.ts";
import { type MailedLinks, noAddressee, ownerOf } from "./mailed-links.ts";
import { hashPassword } from "./passwords.ts";
import type { SignUpGate } from "./sign-up-gate.ts";

/** What else happens when a person gets an account, in the same transaction. */
export type AfterSignUp = (tx: Tx, account: Account) => Promise<void>;

/** Whom a sign-up's answer names: the new account, or no one when the address had one. */
export type SignedUp = Pick<Account, "id" | "email">;

/** What a person signs up with. */
type SignUpDraft = z.output<typeof registerBody> & { proof?: SignUpProof | undefined };

type Admission = { account: Account } | { account: null; owner: Account | null };

/**
 * Getting an account. Whoever signs up with an address that has one is answered alike, after the same work; its owner is
 * informed by mail.
 */
export function createSignUp(deps: {
  platform: Platform;
  users: Users;
  links: MailedLinks;
  cooldowns: MailCooldowns;
  gate: SignUpGate;
  afterSignUp: AfterSignUp;
}) {
  const { platform, users, links, cooldowns, gate } = deps;
  const mails = authMails(platform.config);

  async function enrol(tx: Tx, draft: AccountDraft): Promise<Account | null> {
    const account = await users.create(tx, draft);
    if (account !== null) await deps.afterSignUp(tx, account);
    return account;
  }

  async function admit(tx: Tx, draft: AccountDraft): Promise<Admission> {
    let owner = await users.byEmail(tx, draft.email);
    if (owner === null) {
      const account = await inSavepoint(tx, "stays", (inner) => enrol(inner, draft));
      if (account !== null) return { account };
      owner = await users.byEmail(tx, draft.email);
    }
    const stranger = { ...draft, email: `${newId()}@nobody.invalid` };
    await inSavepoint(tx, "undone", (inner) => enrol(inner, stranger));
    return { account: null, owner };
  }

  /** Who never proved the address chooses a password by the link, so that one of a stranger's is not left in place. */
  async function notifyOwner(tx: Tx, owner: Account | null): Promise<void> {
    if (owner === null) return links.send(tx, "reset", noAddressee, mails.accountKnown);
    const isWaiting = owner.emailVerifiedAt === null && mayReturn(owner);
    if (isWaiting) return links.send(tx, "reset", ownerOf(owner), mails.accountWaiting);
    return links.send(tx, "reset", { owner, opens: null }, mails.accountKnown);
  }

  return {
    /** Makes an account whose address another person vouches for; null when the address has one. */
    enrolProved: (tx: Tx, draft: Omit<AccountDraft, "passwordHash" | "emailVerifiedAt" | "role">) =>
      enrol(tx, {
        ...draft,
        passwordHash: null,
        role: "jobutil",
        emailVerifiedAt: instant(platform.clock),
      }),
    /** Signs a person up; `finish` runs in the same transaction. Throws VALIDATION_FAILED for a password that would be guessed, SIGN_UP_PROOF_NEEDED where sign-ups are unusual. */
    async register(
      { email, password, prenom, nom, user_type: userType, proof, from }: SignUpDraft,
      finish: (tx: Tx, user: SignedUp) => Promise<void>,
    ): Promise<SignedUp> {
      const letThrough = await gate.admit(proof);
      const known = knownOf(platform.config, { email, prenom, nom });
      await refuseGuessable({ path: "password", password, known });
      const passwordHash = await hashPassword(password);
      return inTransaction(platform.db, async (tx) => {
        await letThrough(tx);
        const draft = {
          email,
          passwordHash,
          prenom,
          nom,
          userType,
          role: "jobutil",
          arrivalPath: ownPage(from),
        } as const;
        const admission = await admit(tx, draft);
        const { account } = admission;
        await cooldowns.restart(tx, "verification", email);
        const isSpaced = await cooldowns.take(tx, "sign-up", email);
        // Asked of every address, so that all cost the same; no one’s first mail waits for it.
        const mayNotify = (await platform.mail.hasRoom(tx, "link", email)) && isSpaced;
        if (account !== null) await links.send(tx, "verification", ownerOf(account), mails.verification);
        else await notifyOwner(tx, mayNotify ? admission.owner : null);
        const user = { id: account?.id ?? newId(), email };
        await finish(tx, user);
        return user;
      });
    },
  };
}
