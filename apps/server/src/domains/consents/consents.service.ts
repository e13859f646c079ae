import type { ConsentKind } from "@jobami/api/consents/contract";
import { termsInForce } from "@jobami/api/consents/routes";
import {
  aiConsentEndsAt,
  type ConsentEvent,
  consentStatus,
  decideConsent,
  type TermsVersions,
} from "@jobami/machines/consents/consent";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { consentsRepository as repository } from "./consents.repository.ts";

/** The names a consent is given under. */
export interface Signature {
  firstName: string;
  lastName: string;
}

/** Where a consent stands, as its person is told; `validUntil` is null when it has no end. */
export interface Standing {
  hasConsent: boolean;
  givenAt: string | null;
  validUntil: string | null;
}

/** Keeps who consented to what, when and under which names; the life cycle decides what counts. */
export function createConsents(deps: { clock: Clock }) {
  const { clock } = deps;

  async function standing(db: Db, userId: string, kind: ConsentKind): Promise<Standing> {
    const record = await repository.newest(db, userId, kind);
    const isGiven = consentStatus(record, clock.now(), termsInForce) === "given";
    if (record === null || !isGiven) return { hasConsent: false, givenAt: null, validUntil: null };
    return {
      hasConsent: true,
      givenAt: new Date(record.givenAt).toISOString(),
      validUntil: kind === "ai" ? new Date(aiConsentEndsAt(record.givenAt)).toISOString() : null,
    };
  }

  async function happen(
    tx: Tx,
    about: { userId: string; kind: ConsentKind; signature: Signature; accepted: TermsVersions | null },
    event: ConsentEvent,
  ): Promise<void> {
    const { userId, kind } = about;
    await repository.lock(tx, userId, kind);
    const status = consentStatus(await repository.newest(tx, userId, kind), clock.now(), termsInForce);
    const decision = decideConsent(status, event);
    if (!decision.allowed) throw new DomainError(decision.reason, { ...termsInForce });
    const at = instant(clock);
    for (const follow of decision.follows)
      if (follow.type === "record.ended") await repository.end(tx, userId, kind, follow.as, at);
      else
        await repository.append(tx, {
          id: newId(),
          userId,
          kind,
          ...about.signature,
          cgvVersion: about.accepted?.cgvVersion ?? null,
          cguVersion: about.accepted?.cguVersion ?? null,
          givenAt: at,
        });
  }

  const nobody: Signature = { firstName: "", lastName: "" };

  return {
    standing,
    /** Agrees to the use of AI, or renews the consent: its 6 months begin anew. */
    giveAi: (tx: Tx, userId: string, signature: Signature) =>
      happen(tx, { userId, kind: "ai", signature, accepted: null }, { type: "consent.given", kind: "ai" }),
    /** Accepts the terms. Throws TERMS_VERSION_OUTDATED with the versions in force. */
    giveTerms: (tx: Tx, userId: string, signature: Signature, accepted: TermsVersions) =>
      happen(
        tx,
        { userId, kind: "terms", signature, accepted },
        { type: "consent.given", kind: "terms", accepted, inForce: termsInForce },
      ),
    /** Records that signing up ticked the terms. */
    acceptTermsAtSignUp: (tx: Tx, account: { id: string; prenom: string; nom: string }) =>
      happen(
        tx,
        {
          userId: account.id,
          kind: "terms",
          signature: { firstName: account.prenom, lastName: account.nom },
          accepted: termsInForce,
        },
        { type: "consent.given", kind: "terms", accepted: termsInForce, inForce: termsInForce },
      ),
    /** Takes a consent back; where there is none nothing changes. */
    revoke: (tx: Tx, userId: string, kind: ConsentKind) =>
      happen(tx, { userId, kind, signature: nobody, accepted: null }, { type: "consent.revoked" }),
  };
}

export type Consents = ReturnType<typeof createConsents>;
