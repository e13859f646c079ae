import { consentsClient } from "@jobami/api/consents/client";
import { type ConsentKind, termsInForce } from "@jobami/api/consents/routes";
import type { Api } from "@jobami/api/http/client";
import { profilesClient } from "@jobami/api/profiles/client";
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

/** The machine of a consent with its actors. */
export function consentMachine(api: Api): ConsentMachine {
  const client = consentsClient(api);
  return createConsentMachine({ newIdempotencyKey: () => crypto.randomUUID() }).provide({
    actors: {
      readNames: fromPromise<ConsentNames>(() => readNames(api)),
      giveConsent: fromPromise<unknown, ConsentGiving>(({ input }) => {
        const { kind, firstName, lastName, idempotencyKey } = input;
        return kind === "ai"
          ? client.giveAi({ body: { firstName, lastName }, idempotencyKey })
          : client.giveTerms({ body: { firstName, lastName, ...termsInForce }, idempotencyKey });
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
