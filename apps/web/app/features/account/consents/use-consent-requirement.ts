import type { ConsentKind } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import type { ConsentFinding } from "@jobami/machines/consents/consent-requirement";
import { createActor, toPromise } from "xstate";
import { useNotify } from "../../../platform/notices/index.ts";
import { consentRequirementMachine } from "./consent.actors.ts";
import { consentChecks, consentRequired } from "./consent-copy.ts";
import { consentFlags, openConsent } from "./consents.ts";

/**
 * Asks whether a consent stands before something that needs it. When it is missing, or that cannot be known, the person
 * learns what for, and its modal opens [CONS-38]. `action` stands in a sentence: « publier une mission ».
 */
export function useConsentRequirement(userId: string) {
  const api = useApi();
  const notify = useNotify();
  return async (kind: ConsentKind, action: string): Promise<ConsentFinding> => {
    const actor = createActor(consentRequirementMachine(api, userId), { input: { kind, action } });
    actor.on("notice", ({ code }) =>
      notify({
        kind: "error",
        title: code === "CHECK_FAILED" ? consentChecks[kind] : consentRequired[kind](action),
      }),
    );
    actor.on("consent.needed", () => openConsent(kind));
    actor.on("consent.known", () => consentFlags[kind].set(userId));
    actor.start();
    return (await toPromise(actor)).finding;
  };
}
