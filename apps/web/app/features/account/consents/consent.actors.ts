import { consentsClient } from "@jobami/api/consents/client";
import type { ConsentKind } from "@jobami/api/consents/routes";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { profilesClient } from "@jobami/api/profiles/client";
import type { TermsVersions } from "@jobami/machines/consents/consent";
import {
  type ConsentGiving,
  type ConsentMachine,
  type ConsentNames,
  type ConsentRevocation,
  createConsentMachine,
} from "@jobami/machines/consents/consent-form";
import {
  type ConsentRequirementMachine,
  createConsentRequirementMachine,
} from "@jobami/machines/consents/consent-requirement";
import { fromPromise } from "xstate";
import { consentFlags } from "./consents.ts";

/** The names of the person's profile. */
export async function readNames(api: Api): Promise<ConsentNames> {
  const { profil } = await profilesClient(api).own();
  return { firstName: profil.data.prenom, lastName: profil.data.nom };
}

/** Whether the server counts a consent. */
export async function readHasConsent(api: Api, kind: ConsentKind): Promise<boolean> {
  const client = consentsClient(api);
  return (await (kind === "ai" ? client.aiStatus() : client.termsStatus())).hasConsent;
}

/** The machine of a consent with its actors. `shown` are the versions of the terms that the person reads, where they are known. */
export function consentMachine(
  api: Api,
  shown: () => TermsVersions | undefined = () => undefined,
): ConsentMachine {
  const client = consentsClient(api);
  return createConsentMachine({ newIdempotencyKey: newKey }).provide({
    actors: {
      readNames: fromPromise<ConsentNames>(() => readNames(api)),
      giveConsent: fromPromise<unknown, ConsentGiving>(async ({ input }) => {
        const { kind, firstName, lastName, idempotencyKey } = input;
        if (kind === "ai") return client.giveAi({ body: { firstName, lastName }, idempotencyKey });
        const { cgvVersion, cguVersion } = shown() ?? (await client.termsStatus());
        return client.giveTerms({ body: { firstName, lastName, cgvVersion, cguVersion }, idempotencyKey });
      }),
      revokeConsent: fromPromise<unknown, ConsentRevocation>(({ input: { kind, idempotencyKey } }) =>
        kind === "ai" ? client.revokeAi({ idempotencyKey }) : client.revokeTerms({ idempotencyKey }),
      ),
    },
  });
}

/** The requirement of a consent with its actors. */
export function consentRequirementMachine(api: Api, userId: string): ConsentRequirementMachine {
  return createConsentRequirementMachine().provide({
    actors: {
      readLocalAcceptance: fromPromise<boolean>(async () => consentFlags.terms.isSet(userId)),
      readHasConsent: fromPromise<boolean, { kind: ConsentKind }>(({ input }) =>
        readHasConsent(api, input.kind),
      ),
    },
  });
}
