import type { ProofPurpose } from "@jobami/api/google/routes";
import type { FastifyRequest } from "fastify";
import type { VouchedFor } from "../../composition/contributions.ts";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Account } from "../users/users.domain.ts";
import type { MailProof } from "./mail-proof.ts";

/** What a person who is signed in gives to prove once more who they are; without a password this browser may have brought a proof back. */
export interface Proof {
  password: string | undefined;
  purpose: ProofPurpose;
  sessionId: string;
  request: FastifyRequest;
}

/** What a call gives as a proof of one purpose. */
export function proofOf(
  call: { body: { password?: string | undefined }; session: { id: string }; request: FastifyRequest },
  purpose: ProofPurpose,
): Proof {
  return { password: call.body.password, purpose, sessionId: call.session.id, request: call.request };
}

/** Proving once more who one is, before something that protects the account changes. */
export function createProving(deps: {
  db: Db;
  provePassword: (email: string, account: Account, password: string) => Promise<void>;
  isVouchedFor: (db: Db, asked: VouchedFor) => Promise<boolean>;
  mailProof: Pick<MailProof, "require">;
}) {
  const { db, mailProof } = deps;

  /**
   * Whoever has a password proves themselves by it and by nothing else; whoever has none, by what was brought back from elsewhere.
   * Throws VALIDATION_FAILED, INVALID_CREDENTIALS, ACCOUNT_LOCKED or PROOF_NEEDED.
   */
  async function prove(account: Account, { password, ...given }: Proof): Promise<void> {
    if (password !== undefined) return deps.provePassword(account.email, account, password);
    if (account.passwordHash !== null)
      throw new DomainError("VALIDATION_FAILED", undefined, [
        { path: "password", code: "CUSTOM", message: "Saisissez votre mot de passe." },
      ]);
    if (!(await deps.isVouchedFor(db, { ...given, userId: account.id })))
      throw new DomainError("PROOF_NEEDED");
  }

  return {
    prove,
    /**
     * The same, before another way in is added: a mailed code is asked for too. Throws MAIL_PROOF_NEEDED besides.
     * A wrong password is reported before a mail leaves; what was brought back from elsewhere serves once, so it is taken last.
     */
    async proveToEnrol(account: Account, proof: Proof): Promise<void> {
      const requireMail = () => mailProof.require(db, proof.sessionId);
      if (proof.password === undefined && account.passwordHash === null) await requireMail();
      await prove(account, proof);
      if (proof.password !== undefined) await requireMail();
    },
  };
}

export type Proving = ReturnType<typeof createProving>;
