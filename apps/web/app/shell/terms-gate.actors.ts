import type { Api } from "@jobami/api/http/client";
import type { ConsentNames } from "@jobami/machines/flows/consent";
import {
  createTermsGateMachine,
  type TermsGateMachine,
  type TermsStanding,
} from "@jobami/machines/flows/terms-gate";
import { fromPromise } from "xstate";
import { readHasConsent, readNames } from "../world/consent.actors.ts";
import { consentFlags } from "../world/consents.ts";

/** The gate in its world. `stored` are the names that the session knows, used when the profile cannot be read [CONS-14]. */
export function termsGateMachine(api: Api, userId: string, stored: () => ConsentNames): TermsGateMachine {
  return createTermsGateMachine().provide({
    actors: {
      readLocalAcceptance: fromPromise<boolean>(async () => consentFlags.terms.isSet(userId)),
      readStanding: fromPromise<TermsStanding>(async () => {
        const [names, hasConsent] = await Promise.all([
          readNames(api).catch(stored),
          readHasConsent(api, "terms"),
        ]);
        return {
          isProfileComplete: names.firstName.trim() !== "" && names.lastName.trim() !== "",
          hasConsent,
        };
      }),
    },
  });
}
