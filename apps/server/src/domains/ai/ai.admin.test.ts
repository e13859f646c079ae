import { aiContract } from "@jobami/api/ai/contract";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { completion, describeBody, startProvider, withAi } from "./ai.fixture.ts";

const { info, test: tryIt, stats, images, pricing, describe: describeMission } = aiContract;
const openai = { params: { provider: "openai" } } as const;
const openrouter = { params: { provider: "openrouter" } } as const;

let server: TestServer;
let anne: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  anne = await signIn(server, { role: "jobpadm" });
});
afterAll(() => server.close());

test("are administrators' alone, with a second factor [ADM-15, ADM-16, ADM-17, ADM-18, ADM-19, ADM-20]", async () => {
  const others = [
    await signIn(server),
    await signIn(server, { role: "jobmodo" }),
    await signIn(server, { role: "jobpadm", hasSecondFactor: false }),
  ];
  const visitor = server.client();
  for (const params of [openai, openrouter])
    for (const call of [info, stats, tryIt]) {
      expect((await visitor.call(call, params)).status).toBe(401);
      for (const one of others) expect((await one.call(call, params)).status).toBe(403);
      expect((await anne.call(call, params)).status).toBe(200);
    }
  for (const call of [images, pricing]) {
    expect((await visitor.call(call)).status).toBe(401);
    for (const one of others) expect((await one.call(call)).status).toBe(403);
    expect((await anne.call(call)).status).toBe(200);
  }
});

test("know two providers and no other", async () => {
  for (const provider of ["mistral", "OPENAI", "openai%20", "..", "constructor"])
    expect((await anne.call(info, { params: { provider: provider as "openai" } })).status, provider).toBe(
      404,
    );
  for (const period of ["siecle", "", "week,month"])
    expect((await anne.call(stats, { ...openai, query: { period: period as "week" } })).status).toBe(400);
});

test("state plainly that the stand-in answers [ADM-15, ADM-18]", async () => {
  expect((await anne.call(info, openai)).body.data).toMatchObject({
    state: "standIn",
    isUsed: true,
    host: null,
    keyEnd: null,
    lastCall: null,
  });
  expect((await anne.call(info, openrouter)).body.data).toMatchObject({ state: "standIn", isUsed: false });
  const tried = (await anne.call(tryIt, openrouter)).body.data;
  expect(tried).toMatchObject({ outcome: "answered", words: "Bonjour", tries: 1 });
  expect((await anne.call(info, openrouter)).body.data.lastCall).toMatchObject({ outcome: "answered" });
});

test("show of a key its end alone, and of a test how it went, for no credit [ADM-18]", async () => {
  const key = "sk-test-0123456789abcd";
  const provider = await startProvider(
    { status: 401, body: { error: key } },
    completion({ texte: "Bonjour" }),
  );
  const ai = readConfig({ OPENAI_API_KEY: key, OPENAI_BASE_URL: provider.url }).ai;
  const open = await startTestServer({ config: { ai } });
  const admin = await signIn(open, { role: "jobpadm" });
  const response = await admin.call(info, openai);
  expect(response.body.data).toMatchObject({ state: "configured", keyEnd: "abcd", model: "gpt-4o-mini" });
  expect(JSON.stringify(response.body)).not.toContain(key.slice(0, 12));
  expect((await admin.call(info, openrouter)).body.data).toMatchObject({ state: "off", isUsed: false });
  expect((await admin.call(tryIt, openrouter)).status).toBe(404);
  expect((await admin.call(tryIt, openai)).body.data).toMatchObject({ outcome: "refused", words: null });
  expect((await admin.call(tryIt, openai)).body.data).toMatchObject({ outcome: "answered", tokensIn: 400 });
  expect((await admin.call(aiCreditsContract.balance)).body.credits).toBe(0);
  const { total, purposes } = (await admin.call(stats, openai)).body.data;
  expect(total).toMatchObject({ calls: 2, answered: 1, failed: 1, tokensIn: 400, costMicro: 120 });
  expect(purposes.find(({ purpose }) => purpose === "test")).toMatchObject({ calls: 2 });
  provider.close();
  await open.close();
});

test("count calls by day and feature in a period, each provider its own [ADM-16, ADM-19]", async () => {
  const lea = await withAi(server);
  await lea.call(describeMission, { body: { ...describeBody } });
  server.clock.advance(10 * 86_400_000);
  anne = await signIn(server, { role: "jobpadm" });
  await anne.call(tryIt, openrouter);
  const read = async (period?: "week" | "month") =>
    (await anne.call(stats, { ...openai, query: period === undefined ? {} : { period } })).body.data;
  const month = await read("month");
  expect(month.total).toMatchObject({ calls: 1, answered: 1, failed: 0, costMicro: 0, unpriced: 0 });
  expect([month.standIn, month.days.length, month.purposes.length]).toEqual([1, 1, 6]);
  expect(month.days[0]).toMatchObject({ calls: 1, answered: 1 });
  expect((await read("week")).total.calls).toBe(0);
  expect((await read()).total.calls).toBe(1);
  expect((await anne.call(stats, openrouter)).body.data.total.calls).toBe(1);
});

test("count no picture, since none is made [ADM-20]", async () => {
  await (await withAi(server)).call(describeMission, { body: { ...describeBody } });
  expect((await anne.call(images, { query: { period: "week" } })).body.data).toEqual({
    images: 0,
    failed: 0,
    texts: 1,
  });
});

test("state what models cost by the provider's own list, and what an answer like ours would [ADM-17]", async () => {
  const provider = await startProvider({
    status: 200,
    body: {
      data: [
        {
          id: "a/b",
          name: "A B",
          context_length: 8000,
          pricing: { prompt: "0.000001", completion: "0.000002" },
        },
      ],
    },
  });
  const ai = readConfig({ OPENROUTER_API_KEY: "sk-or-0123456789", OPENROUTER_BASE_URL: provider.url }).ai;
  const open = await startTestServer({ config: { ai } });
  const admin = await signIn(open, { role: "jobpadm" });
  const before = (await admin.call(pricing)).body.data;
  expect(before).toMatchObject({
    state: "configured",
    answers: null,
    creditCents: 12.9,
    models: [{ id: "a/b", rate: { input: 1_000_000, output: 2_000_000 }, answerMicro: null }],
  });
  provider.close();
  await open.close();
  await (await withAi(server)).call(describeMission, { body: { ...describeBody } });
  const { answers, models, state } = (await anne.call(pricing)).body.data;
  expect([state, answers?.count, models.length]).toEqual(["standIn", 1, 1]);
  expect(models[0]?.answerMicro).toBe(0);
});

test("state that a list cannot be read", async () => {
  const provider = await startProvider({ status: 401, body: {} });
  const ai = readConfig({ OPENROUTER_API_KEY: "sk-or-0123456789", OPENROUTER_BASE_URL: provider.url }).ai;
  const open = await startTestServer({ config: { ai } });
  const admin = await signIn(open, { role: "jobpadm" });
  const { status, error } = await admin.call(pricing);
  expect([status, error.code]).toEqual([503, "AI_UNAVAILABLE"]);
  provider.close();
  await open.close();
});
