import { type AiClient, aiClient } from "@jobami/api/ai/client";
import { aiCreditsClient } from "@jobami/api/ai-credits/client";
import { consentsClient } from "@jobami/api/consents/client";
import type { Api } from "@jobami/api/http/client";
import {
  createSuggestionMachine,
  type SuggestionCall,
  type SuggestionInput,
  type SuggestionMachine,
} from "@jobami/machines/ai/suggestion";
import { type AiGateOutput, createAiGateMachine } from "@jobami/machines/consents/ai-gate";
import { createActor, fromPromise, toPromise } from "xstate";
import { consentEvents, hearWindow, openConsent } from "../consents/index.ts";

/** Passes the gate: the consent is asked for in its own modal, which says how that went to the window [CONS-47]. */
async function passGate(api: Api, input: SuggestionInput, signal: AbortSignal): Promise<AiGateOutput> {
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

/** What is asked of the server for a suggestion, and how. */
export type Suggesting<Ask, Answer> = (
  client: AiClient,
  call: SuggestionCall<Ask> & { signal: AbortSignal },
) => Promise<Answer>;

/** The machine of a suggestion with its actors. */
export function suggestionMachine<Ask, Answer>(
  api: Api,
  suggest: Suggesting<Ask, Answer>,
): SuggestionMachine<Ask, Answer> {
  return createSuggestionMachine<Ask, Answer>({ newIdempotencyKey: () => crypto.randomUUID() }).provide({
    actors: {
      openGate: fromPromise<AiGateOutput, SuggestionInput>(({ input, signal }) =>
        passGate(api, input, signal),
      ),
      suggest: fromPromise<Answer, SuggestionCall<Ask>>(({ input, signal }) =>
        suggest(aiClient(api), { ...input, signal }),
      ),
    },
  });
}
