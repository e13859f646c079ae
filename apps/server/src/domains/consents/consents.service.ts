import type { ConsentKind } from "@jobami/api/consents/contract";
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
import { termsAt, termsInForce } from "./terms-versions.repository.ts";
import type { TermsVersionsService } from "./terms-versions.service.ts";

/** The names a consent is given under. */
export interface Signature {
  firstName: string;
  lastName: string;
}

/** Where a consent stands, as its person is shown it; `validUntil` is null when it has no end. */
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
    const now = clock.now();
    const isGiven = consentStatus(record, now, await termsInForce(db, now)) === "given";
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
    inForce: TermsVersions,
  ): Promise<void> {
    const { userId, kind } = about;
    await repository.lock(tx, userId, kind);
    const status = consentStatus(await repository.newest(tx, userId, kind), clock.now(), inForce);
    const decision = decideConsent(status, event);
    if (!decision.allowed)
      throw new DomainError(decision.reason, {
        cgvVersion: inForce.cgvVersion,
        cguVersion: inForce.cguVersion,
      });
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

  const emptySignature: Signature = { firstName: "", lastName: "" };
  const inForceNow = (tx: Tx) => termsInForce(tx, clock.now());

  async function acceptTerms(tx: Tx, userId: string, signature: Signature, accepted: TermsVersions | null) {
    const inForce = await inForceNow(tx);
    const versions = accepted ?? inForce;
    const event = { type: "consent.given", kind: "terms", accepted: versions, inForce } as const;
    await happen(tx, { userId, kind: "terms", signature, accepted: versions }, event, inForce);
  }

  return {
    standing,
    /** Whether terms that a person has not accepted hold or are announced: who leaves then refuses a change [GDPR-07]. */
    async refusesChange(db: Db, userId: string): Promise<boolean> {
      const record = await repository.newest(db, userId, "terms");
      if (record?.accepted == null) return false;
      const { cgvVersion, cguVersion } = record.accepted;
      const open = (await termsAt(db, clock.now())).filter(({ status }) => status !== "former");
      return open.some((terms) => terms.cgvVersion !== cgvVersion || terms.cguVersion !== cguVersion);
    },
    /** Agrees to the use of AI, or renews the consent: its 6 months begin anew. */
    giveAi: async (tx: Tx, userId: string, signature: Signature) =>
      happen(
        tx,
        { userId, kind: "ai", signature, accepted: null },
        { type: "consent.given", kind: "ai" },
        await inForceNow(tx),
      ),
    /** Accepts the terms. Throws TERMS_VERSION_OUTDATED with the versions in force. */
    giveTerms: (tx: Tx, userId: string, signature: Signature, accepted: TermsVersions) =>
      acceptTerms(tx, userId, signature, accepted),
    /** Records that signing up ticked the terms in force. */
    acceptTermsAtSignUp: (tx: Tx, account: { id: string; prenom: string; nom: string }) =>
      acceptTerms(tx, account.id, { firstName: account.prenom, lastName: account.nom }, null),
    /** Takes a consent back; where there is none nothing changes. */
    revoke: async (tx: Tx, userId: string, kind: ConsentKind) =>
      happen(
        tx,
        { userId, kind, signature: emptySignature, accepted: null },
        { type: "consent.revoked" },
        await inForceNow(tx),
      ),
  };
}

export type Consents = ReturnType<typeof createConsents>;

/** Consents, and the versions of the terms that they are given to. */
export interface ConsentsService extends Consents {
  terms: TermsVersionsService;
}
