import { aiCreditsClient } from "@jobami/api/ai-credits/client";
import { consentsClient } from "@jobami/api/consents/client";
import type { Api } from "@jobami/api/http/client";
import type { SuggestionInput } from "@jobami/machines/ai/suggestion";
import { type AiGateOutput, createAiGateMachine } from "@jobami/machines/consents/ai-gate";
import { createActor, fromPromise, toPromise } from "xstate";
import { consentEvents, hearWindow, openConsent } from "../../account/consents/index.ts";

/** Passes the gate: the consent is asked for in its own modal, which announces to the window how that went [CONS-47]. */
export async function passGate(api: Api, input: SuggestionInput, signal: AbortSignal): Promise<AiGateOutput> {
  const machine = createAiGateMachine().provide({
    actors: {
      readHasConsent: fromPromise<boolean>(async () => (await consentsClient(api).aiStatus()).hasConsent),
      readCredits: fromPromise<number>(async () => (await aiCreditsClient(api).balance()).credits),
    },
  });
  const gate = createActor(machine, { input });
  gate.on("consent.needed", () => openConsent("ai"));
  const end = hearWindow({
    [consentEvents.updated.ai]: () => gate.send({ type: "consent.given" }),
    [consentEvents.aiPostponed]: () => gate.send({ type: "consent.declined" }),
  });
  signal.addEventListener("abort", () => gate.stop());
  const passed = toPromise(gate);
  gate.start();
  try {
    return await passed;
  } finally {
    end();
  }
}
