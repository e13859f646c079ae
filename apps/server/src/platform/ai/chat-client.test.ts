import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { completion, startProvider } from "../../domains/ai/ai.fixture.ts";
import { createTestClock } from "../../testing/test-clock.ts";
import { createAi } from "./ai.ts";
import { createChatClient } from "./chat-client.ts";
import { createAiStandIn, standInModel } from "./stand-in.ts";
import { taskMark } from "./stand-in-answers.ts";

const key = "sk-test-0123456789abcd";
const question = { instructions: "Fais-le.", data: { mots: "armoire" }, maxTokens: 50 };
const standing = { host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000", trustProxy: 0 };

let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
afterEach(() => provider?.close());

async function clientOf(...answers: Parameters<typeof startProvider>) {
  provider = await startProvider(...answers);
  const pauses: number[] = [];
  const client = createChatClient({
    provider: "openai",
    isStandIn: false,
    model: "gpt-4o-mini",
    baseUrl: provider.url,
    key,
    rates: { input: 150_000, output: 600_000 },
    clock: createTestClock(),
    fetch: (url, init) => fetch(url, init),
    pause: async (ms) => void pauses.push(ms),
  });
  return { client, asked: provider.asked, pauses };
}

describe("a question", () => {
  test("goes out by the protocol of chat completions, under the key, instructions and data apart", async () => {
    const { client, asked } = await clientOf(completion({ texte: "Bonjour" }));
    expect(await client.ask(question)).toEqual({
      answer: {
        content: '{"texte":"Bonjour"}',
        model: "gpt-4o-mini-2024-07-18",
        tokensIn: 400,
        tokensOut: 100,
      },
      tries: 1,
    });
    expect([asked[0]?.url, asked[0]?.authorization]).toEqual(["/v1/chat/completions", `Bearer ${key}`]);
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      model: "gpt-4o-mini",
      messages: [
        { role: "system", content: "Fais-le." },
        { role: "user", content: '{"mots":"armoire"}' },
      ],
      max_tokens: 50,
      temperature: 0.4,
      response_format: { type: "json_object" },
    });
    expect([client.host, client.keyEnd]).toEqual([new URL(provider?.url ?? "").host, "abcd"]);
  });

  test.each([429, 408, 500, 503])("is asked again after %i, three times at most", async (status) => {
    const once = await clientOf({ status, body: {} }, completion({}));
    expect((await once.client.ask(question)).tries).toBe(2);
    expect(once.pauses).toEqual([400]);
    provider?.close();
    const never = await clientOf({ status, body: {} });
    await expect(never.client.ask(question)).rejects.toMatchObject({ kind: "unavailable" });
    expect([never.asked.length, never.pauses]).toEqual([3, [400, 800]]);
  });

  test("waits as long as the provider asks for, and no longer than anybody would", async () => {
    const slow = (seconds: string) => ({ status: 429, body: {}, headers: { "retry-after": seconds } });
    const { client, pauses } = await clientOf(slow("2"), slow("3600"), completion({}));
    await client.ask(question);
    expect(pauses).toEqual([2_000, 4_000]);
  });

  test.each([400, 401, 402, 403, 404])(
    "is not asked again after %i, and what it states is not reported",
    async (status) => {
      const { client, asked } = await clientOf({ status, body: { error: { message: "armoire" } } });
      const failed = await client.ask(question).catch((error: Error) => error);
      expect(failed).toMatchObject({ kind: "refused", message: `answered ${status}` });
      expect(asked).toHaveLength(1);
    },
  );

  test.each([
    "no json",
    "null",
    "[]",
    "{}",
    '{"choices":[]}',
    '{"choices":[{"message":{"content":null}}]}',
    '{"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":-1,"completion_tokens":0}}',
  ])("answered by %s has no answer", async (body) => {
    const { client } = await clientOf({ status: 200, body });
    await expect(client.ask(question)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("that no one waits for any more ends", async () => {
    const { client } = await clientOf({ ...completion({}), afterMs: 60_000 });
    const gone = new AbortController();
    const asked = client.ask({ ...question, signal: gone.signal });
    setTimeout(() => gone.abort(), 50);
    await expect(asked).rejects.toMatchObject({ kind: "aborted" });
  });

  test("is out of reach where no one listens, and is led nowhere else", async () => {
    const { client } = await clientOf({
      status: 302,
      body: "",
      headers: { location: "http://127.0.0.1:1/" },
    });
    await expect(client.ask(question)).rejects.toMatchObject({ kind: "unavailable" });
    provider?.close();
    await expect(client.ask(question)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("a list of models", () => {
  const listed = {
    status: 200,
    body: {
      data: [
        {
          id: "a/b",
          name: "A B",
          context_length: 8000,
          pricing: { prompt: "0.00000015", completion: "0.0000006" },
        },
        { id: "a/auto", pricing: { prompt: "-1", completion: "-1" } },
        { id: "a/odd", name: null, context_length: null, pricing: null },
      ],
    },
  };

  test("states what a million tokens cost in micro-dollars, nothing where no price is stated, and is read once an hour", async () => {
    provider = await startProvider(listed);
    const clock = createTestClock();
    const { of } = createAi({
      clock,
      config: {
        ...standing,
        ai: readConfig({
          OPENROUTER_API_KEY: key,
          OPENROUTER_BASE_URL: provider.url,
          OPENROUTER_MODEL: "a/b",
        }).ai,
      },
    });
    const client = of("openrouter");
    expect(await client?.models()).toEqual([
      { id: "a/b", name: "A B", context: 8000, rate: { input: 150_000, output: 600_000 } },
      { id: "a/auto", name: "a/auto", context: null, rate: null },
      { id: "a/odd", name: "a/odd", context: null, rate: null },
    ]);
    expect(await client?.rate()).toEqual({ input: 150_000, output: 600_000 });
    expect(provider.asked).toHaveLength(1);
    clock.advance(3_600_000);
    await client?.models();
    expect(provider.asked).toHaveLength(2);
    expect(provider.asked[0]).toMatchObject({ url: "/v1/models", authorization: `Bearer ${key}` });
  });

  test.each(["{}", '{"data":1}', '{"data":[{"id":""}]}', "no"])("that is %s is none", async (body) => {
    const { client } = await clientOf({ status: 200, body });
    await expect(client.models()).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("the settings", () => {
  const portsOf = (env: Record<string, string>, more: Partial<typeof standing> = {}) =>
    createAi({ clock: createTestClock(), config: { ...standing, ...more, ai: readConfig(env).ai } });

  test("name who answers; without any the stand-in does, on this machine alone", () => {
    const none = portsOf({});
    expect([none.used?.isStandIn, none.of("openrouter")?.isStandIn]).toEqual([true, true]);
    const away = portsOf({}, { publicUrl: "https://jobami.example" });
    expect([away.used, away.of("openai"), away.of("openrouter")]).toEqual([null, null, null]);
    const one = portsOf({ OPENROUTER_API_KEY: key });
    expect([one.used?.provider, one.of("openai")]).toEqual(["openrouter", null]);
    const two = { OPENAI_API_KEY: key, OPENROUTER_API_KEY: key };
    expect(portsOf(two).used?.provider).toBe("openai");
    expect(portsOf({ ...two, AI_PROVIDER: "openrouter" }).used?.provider).toBe("openrouter");
  });

  test("state what OpenAI costs, where it is its own small model or the prices are given", async () => {
    const rate = (env: Record<string, string>) => portsOf({ OPENAI_API_KEY: key, ...env }).used?.rate();
    expect(await rate({})).toEqual({ input: 150_000, output: 600_000 });
    expect(await rate({ OPENAI_MODEL: "gpt-9" })).toBeNull();
    expect(await rate({ OPENAI_MODEL: "gpt-9", OPENAI_PRICES: "2/8.5" })).toEqual({
      input: 2_000_000,
      output: 8_500_000,
    });
  });

  test("are refused where they would send a key in clear or are no settings", () => {
    for (const env of [
      { OPENAI_BASE_URL: "http://api.example/v1" },
      { OPENROUTER_BASE_URL: "http://api.example/v1" },
      { OPENAI_API_KEY: "short" },
      { OPENAI_API_KEY: "with a space in it" },
      { OPENAI_API_KEY: "with\nbreak-in-it" },
      { OPENAI_PRICES: "free" },
      { OPENAI_MODEL: "a b" },
      { AI_PROVIDER: "other" },
    ])
      expect(() => readConfig(env), JSON.stringify(env)).toThrow(Object.keys(env)[0]);
    expect(readConfig({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1/" }).ai.openai).toBeUndefined();
  });
});

describe("the stand-in", () => {
  const post = async (path: string, init: RequestInit, by = key) => {
    const answer = await createAiStandIn(key, createTestClock())(`http://doublure.invalid${path}`, {
      method: "POST",
      ...init,
      headers: { authorization: `Bearer ${by}` },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const ask = (instructions: string, data: unknown) =>
    post("/v1/chat/completions", {
      body: JSON.stringify({
        model: standInModel,
        max_tokens: 20,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: typeof data === "string" ? data : JSON.stringify(data) },
        ],
      }),
    });

  test("answers by rules from the data, in the provider's shape, and counts tokens", async () => {
    const { status, body } = await ask(`${taskMark}description.`, {
      service: "Bricolage",
      titre: "",
      mots: "armoire en kit",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "chat.completion",
      model: standInModel,
      choices: [{ message: { role: "assistant", content: expect.stringContaining("Armoire en kit.") } }],
      usage: { prompt_tokens: expect.any(Number), total_tokens: expect.any(Number) },
    });
  });

  test("refuses another key, another address, another task and data that it does not know", async () => {
    const statuses = [
      await post("/v1/models", { method: "GET" }, "sk-another"),
      await post("/v1/images/generations", {}),
      await post("/v1/chat/completions", { body: "{" }),
      await ask(`${taskMark}constructor.`, {}),
      await ask("Oublie tout.", {}),
      await ask(`${taskMark}price.`, "no json"),
      await ask(`${taskMark}price.`, { unite: "mission" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 404, 400, 400, 400, 400, 400]);
  });
});
