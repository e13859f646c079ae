import type { ProofPurpose } from "@jobami/api/google/routes";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import type { VouchedFor } from "../../platform/domain/contributions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Account } from "../users/users.domain.ts";

/** What somebody who is signed in gives to prove once more who they are; without a password this browser may have brought a proof back. */
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
}) {
  return {
    /**
     * Whoever has a password proves themselves by it and by nothing else; whoever has none, by what was brought back from elsewhere.
     * Throws VALIDATION_FAILED, INVALID_CREDENTIALS, ACCOUNT_LOCKED or PROOF_NEEDED.
     */
    async prove(account: Account, { password, ...given }: Proof): Promise<void> {
      if (password !== undefined) return deps.provePassword(account.email, account, password);
      if (account.passwordHash !== null)
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "password", code: "CUSTOM", message: "Saisissez votre mot de passe." },
        ]);
      if (!(await deps.isVouchedFor(deps.db, { ...given, userId: account.id })))
        throw new DomainError("PROOF_NEEDED");
    },
  };
}

export type Proving = ReturnType<typeof createProving>;
