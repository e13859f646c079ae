import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import type { Fetch } from "./chat-client.ts";
import { standInAnswer } from "./stand-in-answers.ts";

/** What the stand-in calls itself. */
export const standInModel = "jobami/doublure";

const requestSchema = z.object({
  model: z.string(),
  max_tokens: z.int().min(1),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string() }),
    z.object({ role: z.literal("user"), content: z.string() }),
  ]),
});

/** About as many tokens as models count in French. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
const failure = (status: number, message: string) =>
  Response.json({ error: { message, type: "invalid_request_error" } }, { status });

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Speaks the protocol of chat completions on this machine: it answers by rules from the data that it is given, and costs nothing. */
export function createAiStandIn(key: string, clock: Clock): Fetch {
  return async (url, init) => {
    if (new Headers(init.headers).get("authorization") !== `Bearer ${key}`)
      return failure(401, "Incorrect API key provided.");
    const path = `${init.method} ${new URL(url).pathname}`;
    if (path === "GET /v1/models")
      return Response.json({
        data: [
          {
            id: standInModel,
            name: "Doublure de cette machine",
            context_length: 8_192,
            pricing: { prompt: "0", completion: "0" },
          },
        ],
      });
    if (path !== "POST /v1/chat/completions") return failure(404, "Unknown request URL.");
    const request = requestSchema.safeParse(parsed(init.body));
    if (!request.success) return failure(400, "The request is not a chat completion.");
    const [system, user] = request.data.messages;
    const answer = standInAnswer(system.content, parsed(user.content));
    if (answer === null) return failure(400, "The task is not known.");
    const content = JSON.stringify(answer);
    const usage = {
      prompt_tokens: tokensOf(system.content + user.content),
      completion_tokens: tokensOf(content),
    };
    return Response.json({
      id: `chatcmpl-${clock.now()}`,
      object: "chat.completion",
      created: Math.floor(clock.now() / 1000),
      model: standInModel,
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
    });
  };
}
