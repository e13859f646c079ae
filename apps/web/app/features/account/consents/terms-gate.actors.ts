import type { Api } from "@jobami/api/http/client";
import type { ConsentNames } from "@jobami/machines/consents/consent-form";
import {
  createTermsGateMachine,
  type TermsGateMachine,
  type TermsStanding,
} from "@jobami/machines/consents/terms-gate";
import { fromPromise } from "xstate";
import { termsExemptPaths } from "../../../machine-paths.ts";
import { readHasConsent, readNames } from "./consent.actors.ts";
import { consentFlags } from "./consents.ts";

/** The gate with its actors. `stored` are the names that the session knows, used when the profile cannot be read [CONS-14]. */
export function termsGateMachine(api: Api, userId: string, stored: () => ConsentNames): TermsGateMachine {
  return createTermsGateMachine({ exemptPaths: termsExemptPaths }).provide({
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
