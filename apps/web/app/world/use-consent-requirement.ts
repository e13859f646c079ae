import type { ConsentKind } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import { createActor, toPromise } from "xstate";
import { consentChecks, consentRequired } from "../words/consent-words.ts";
import { consentRequirementMachine } from "./consent.actors.ts";
import { openConsent } from "./consents.ts";
import { useNotify } from "./notices.ts";

/**
 * Asks whether a consent stands before something that needs it. When it is missing the person is told what for, its
 * modal opens and the answer is false [CONS-38]. `action` stands in a sentence: « publier une mission ».
 */
export function useConsentRequirement(userId: string) {
  const api = useApi();
  const notify = useNotify();
  return async (kind: ConsentKind, action: string): Promise<boolean> => {
    const actor = createActor(consentRequirementMachine(api, userId), { input: { kind, action } });
    actor.on("notice", ({ code }) =>
      notify({
        kind: "error",
        title: code === "CHECK_FAILED" ? consentChecks[kind] : consentRequired[kind](action),
      }),
    );
    actor.on("consent.needed", () => openConsent(kind));
    actor.start();
    return (await toPromise(actor)).isMet;
  };
}
