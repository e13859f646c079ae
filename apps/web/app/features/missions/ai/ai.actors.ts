import { type AiClient, aiClient } from "@jobami/api/ai/client";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import {
  createSuggestionMachine,
  type SuggestionCall,
  type SuggestionInput,
  type SuggestionMachine,
} from "@jobami/machines/ai/suggestion";
import type { AiGateOutput } from "@jobami/machines/consents/ai-gate";
import { fromPromise } from "xstate";
import { passGate } from "./ai-gate.ts";

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
  return createSuggestionMachine<Ask, Answer>({ newIdempotencyKey: newKey }).provide({
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
