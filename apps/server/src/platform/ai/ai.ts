import type { AiProvider } from "@jobami/api/ai/routes";
import { type Config, isPublic } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import { newToken } from "../secrets/secrets.ts";
import type { AiPort } from "./ai.port.ts";
import { createChatClient, type Fetch } from "./chat-client.ts";
import { createAiStandIn, standInModel } from "./stand-in.ts";

/** Who answers: by provider, and whom people's questions go to. */
export interface Ai {
  used: AiPort | null;
  of(provider: AiProvider): AiPort | null;
}

function standInFor(provider: AiProvider, clock: Clock): AiPort {
  const key = newToken();
  return createChatClient({
    provider,
    isStandIn: true,
    model: standInModel,
    baseUrl: "http://doublure.invalid/v1",
    key,
    fetch: createAiStandIn(key, clock),
    clock,
    rates: { input: 0, output: 0 },
  });
}

/**
 * The providers that the settings name. Where none is named the stand-in answers, which speaks the same protocol, on this machine alone;
 * where other machines can come no one does.
 */
export function createAi(deps: {
  config: Pick<Config, "ai" | "host" | "publicUrl" | "trustProxy">;
  clock: Clock;
  fetch?: Fetch;
}): Ai {
  const { config, clock } = deps;
  const { openai, openrouter, preferred } = config.ai;
  const fetchOf = deps.fetch ?? ((url, init) => fetch(url, init));
  const hasNone = openai === undefined && openrouter === undefined;
  const ports = Object.fromEntries(
    (["openai", "openrouter"] as const).map((provider): [AiProvider, AiPort | null] => {
      const set = config.ai[provider];
      if (set !== undefined)
        return [
          provider,
          createChatClient({
            provider,
            isStandIn: false,
            model: set.model,
            baseUrl: set.url,
            key: set.key,
            rates: set.rates,
            fetch: fetchOf,
            clock,
          }),
        ];
      return [provider, hasNone && !isPublic(config) ? standInFor(provider, clock) : null];
    }),
  ) as Record<AiProvider, AiPort | null>;
  return {
    used: ports[preferred] ?? ports.openai ?? ports.openrouter,
    of: (provider) => ports[provider],
  };
}
