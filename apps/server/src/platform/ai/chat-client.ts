import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import {
  type AiAnswer,
  AiFailure,
  type AiPort,
  type AiQuestion,
  type AiRates,
  type ListedModel,
} from "./ai.port.ts";

/** How long one try may take, in ms. */
export const patienceMs = 20_000;
/** Tries of a call that the provider is too busy for, or fails at. */
export const mostTries = 3;
/** After this no further try begins, in ms: whoever waits has waited enough. */
const allTriesMs = 30_000;
/** The longest wait between two tries, in ms, whatever the provider asks for. */
const longestPauseMs = 4_000;
/** The price list is read anew after this, in ms. */
const listLifeMs = 3_600_000;
/** The largest answer that is read, in characters. */
const largestAnswer = 2_000_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Deps extends Pick<AiPort, "provider" | "isStandIn" | "model"> {
  baseUrl: string;
  key: string;
  fetch: Fetch;
  clock: Clock;
  /** Micro-dollars for a million tokens where the settings state it. */
  rates: AiRates | null;
  pause?: (ms: number) => Promise<void>;
}

const count = z.int().min(0);
const completionSchema = z.object({
  model: z.string().optional(),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullable() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
});

const dollars = z.string().optional();
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(200),
      name: z.string().max(300).nullish(),
      context_length: z.number().nullish(),
      pricing: z.object({ prompt: dollars, completion: dollars }).nullish(),
    }),
  ),
});

/** Micro-dollars for a million tokens, of dollars for one. */
function rateOf(price: string | undefined): number | null {
  const value = Number(price ?? "");
  return price === undefined || price === "" || !Number.isFinite(value) || value < 0
    ? null
    : Math.round(value * 1e12);
}

function toModel({
  id,
  name,
  context_length,
  pricing,
}: z.output<typeof listSchema>["data"][number]): ListedModel {
  const [input, output] = [rateOf(pricing?.prompt), rateOf(pricing?.completion)];
  return {
    id,
    name: name ?? id,
    context:
      context_length === null || context_length === undefined
        ? null
        : Math.max(0, Math.round(context_length)),
    rate: input === null || output === null ? null : { input, output },
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A failure that another try may mend, and after how long the provider wants it, in ms. */
class Busy extends Error {
  readonly kind: "timeout" | "unavailable";
  readonly afterMs: number | null;
  constructor(kind: "timeout" | "unavailable", message: string, afterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.afterMs = afterMs;
  }
}

function pauseAsked(response: Response): number | null {
  const seconds = Number(response.headers.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

/** The protocol of chat completions, which OpenAI and OpenRouter speak alike. */
export function createChatClient(deps: Deps): AiPort {
  const { baseUrl, key, model, clock } = deps;
  const pause = deps.pause ?? wait;
  let list: { models: ListedModel[]; until: number } | null = null;

  async function once(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<unknown> {
    const timeout = AbortSignal.timeout(patienceMs);
    const failed = () => {
      if (signal?.aborted === true) return new AiFailure("aborted", "whoever asked is gone");
      return timeout.aborted
        ? new Busy("timeout", "no answer in time")
        : new Busy("unavailable", "out of reach");
    };
    let response: Response;
    let body: string;
    try {
      response = await deps.fetch(`${baseUrl}${path}`, {
        ...init,
        redirect: "error",
        headers: { accept: "application/json", authorization: `Bearer ${key}`, ...init.headers },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      body = await response.text();
    } catch {
      throw failed();
    }
    const { status } = response;
    if (status === 429 || status === 408 || status >= 500)
      throw new Busy("unavailable", `answered ${status}`, pauseAsked(response));
    // What it states of a refusal may repeat the question: the status alone is reported.
    if (!response.ok) throw new AiFailure("refused", `answered ${status}`);
    if (body.length > largestAnswer) throw new AiFailure("invalid", "answered too much");
    try {
      return JSON.parse(body);
    } catch {
      throw new AiFailure("invalid", "answered no JSON");
    }
  }

  /** How long to wait before another try, in ms. Throws AiFailure where there is none. */
  function pauseAfter(error: unknown, tries: number, end: number): number {
    if (!(error instanceof Busy)) throw error;
    const pauseMs = Math.min(error.afterMs ?? 400 * 2 ** (tries - 1), longestPauseMs);
    if (tries >= mostTries || clock.now() + pauseMs >= end) throw new AiFailure(error.kind, error.message);
    return pauseMs;
  }

  /** Tries again what may be mended. Throws AiFailure. */
  async function call(path: string, init: RequestInit, signal?: AbortSignal) {
    const end = clock.now() + allTriesMs;
    for (let tries = 1; ; tries += 1) {
      try {
        return { body: await once(path, init, signal), tries };
      } catch (error) {
        await pause(pauseAfter(error, tries, end));
        if (signal?.aborted === true) throw new AiFailure("aborted", "whoever asked is gone");
      }
    }
  }

  async function models(): Promise<ListedModel[]> {
    if (list !== null && clock.now() < list.until) return list.models;
    const read = listSchema.safeParse((await call("/models", { method: "GET" })).body);
    if (!read.success) throw new AiFailure("invalid", "answered another list");
    list = { models: read.data.data.map(toModel), until: clock.now() + listLifeMs };
    return list.models;
  }

  return {
    provider: deps.provider,
    isStandIn: deps.isStandIn,
    host: deps.isStandIn ? null : new URL(baseUrl).host,
    model,
    keyEnd: deps.isStandIn || key.length < 12 ? null : key.slice(-4),
    models,
    async rate() {
      if (deps.rates !== null) return deps.rates;
      if (deps.provider !== "openrouter") return null;
      try {
        return (await models()).find(({ id }) => id === model)?.rate ?? null;
      } catch (error) {
        if (error instanceof AiFailure) return null;
        throw error;
      }
    },
    async ask({ instructions, data, maxTokens, signal }: AiQuestion) {
      const { body, tries } = await call(
        "/chat/completions",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            model,
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: JSON.stringify(data) },
            ],
            max_tokens: maxTokens,
            temperature: 0.4,
            response_format: { type: "json_object" },
          }),
        },
        signal,
      );
      const read = completionSchema.safeParse(body);
      const content = read.success ? read.data.choices[0]?.message.content : null;
      if (!read.success || content === null || content === undefined)
        throw new AiFailure("invalid", "answered no completion");
      const answer: AiAnswer = {
        content,
        model: (read.data.model ?? model).slice(0, 200),
        tokensIn: read.data.usage?.prompt_tokens ?? 0,
        tokensOut: read.data.usage?.completion_tokens ?? 0,
      };
      return { answer, tries };
    },
  };
}
