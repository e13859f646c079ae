import { authContract } from "@jobami/api/auth/contract";
import { healthContract } from "@jobami/api/health/contract";
import { contractHeader, contractVersion } from "@jobami/api/http/contract-version";
import { type ErrorCode, errorStatus } from "@jobami/api/http/error-codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "../../contract.ts";
import { domains } from "../../domains.ts";
import { sentences } from "../../errors.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { errorSentence, platformSentences } from "./error-copy.ts";

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  strict = await startTestServer({ config: { limits: { general: 20, sensitive: 3, pages: 20 } } });
});
afterAll(() => Promise.all([server.close(), strict.close()]));

const get = (url: string, headers: Record<string, string> = {}) =>
  server.client().request({ method: "GET", url, headers });

test.each([
  ["/api/rien", 404, "NOT_FOUND"],
  ["/api", 404, "NOT_FOUND"],
  ["/api/auth/login", 404, "NOT_FOUND"],
  ["/api/health/", 404, "NOT_FOUND"],
  ["/api/missions/%E0%A4%A/details", 400, "MALFORMED_REQUEST"],
  ["/api/missions/%00/details", 401, "UNAUTHENTICATED"],
  [`/api/missions/${"a".repeat(600)}/details`, 400, "MALFORMED_REQUEST"],
  ["/api/places?q=%00", 400, "VALIDATION_FAILED"],
  ["/api/places?q=%ED%A0%80&q=b", 400, "VALIDATION_FAILED"],
  ["/api/places?q[a]=b", 400, "VALIDATION_FAILED"],
  ["/api/places?__proto__=b&q=", 400, "VALIDATION_FAILED"],
])("%s answers %i %s, in French", async (url, status, code) => {
  const answer = await get(url);
  const body = JSON.parse(answer.body) as { code: ErrorCode; message: string };
  expect([answer.statusCode, body.code, body.message]).toEqual([
    status,
    code,
    errorSentence(code as ErrorCode),
  ]);
});

test.each([
  "jobami_access=",
  "jobami_access=%00%FF; jobami_refresh=;;;",
  "jobami_access=%E0%A4%A",
  `jobami_access=${"a".repeat(5000)}`,
  "\u00e9=\u00e9",
])("cookies like %s are those of a visitor", async (cookie) => {
  const answer = await get("/api/auth/profil", { cookie });
  expect(answer.statusCode).toBe(401);
});

test("every code has a French sentence of its own kind, with the wait that is left", () => {
  const texts = Object.keys(errorStatus).map((code) => sentences[code as ErrorCode]?.({}) ?? "");
  expect(texts.every((sentence) => sentence.length > 10)).toBe(true);
  expect(errorSentence("COOLDOWN_ACTIVE", { retryAfterSeconds: 61 })).toBe(
    "Patientez encore 61 secondes avant de recommencer.",
  );
  expect(errorSentence("COOLDOWN_ACTIVE", { retryAfterSeconds: 91 })).toBe(
    "Patientez encore 2 minutes avant de recommencer.",
  );
});

test("no code has sentences of two owners", () => {
  const codes = [platformSentences, ...domains.map(({ errors }) => errors)].flatMap(Object.keys);
  expect(codes.sort()).toEqual(Object.keys(errorStatus).sort());
});

test("answers of the API run no script, are framed nowhere and stored by no cache", async () => {
  const { headers } = await get("/api/health");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("no-store");
});

test("the OpenAPI document has every call of the contract, with its answers and errors", async () => {
  const { body } = await server.client().call(healthContract.openapi);
  const document = body as unknown as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...contract.keys()].sort());
  const login = document.paths["/api/auth/login"]?.post;
  expect(Object.keys(login?.responses ?? {})).toEqual([
    "200",
    "400",
    "401",
    "403",
    "409",
    "413",
    "415",
    "423",
    "429",
    "500",
    "503",
  ]);
});

test("too many calls from one address are asked to wait, sign-ins sooner than others", async () => {
  const client = strict.client();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1)
    statuses.push(
      (await client.call(authContract.login, { body: { email: "lea@exemple.fr", password: "x" } })).status,
    );
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  const refused = await client.call(authContract.login, { body: {} });
  expect(refused.error.code).toBe("TOO_MANY_REQUESTS");
  expect(refused.error.message).toMatch(/^Trop de demandes à la fois\. Réessayez dans \d+ secondes\.$/);
  expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
  expect((await client.call(healthContract.openapi)).status).toBe(200);
});

test("health is asked without limit", async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 40; i += 1) statuses.add((await strict.client().call(healthContract.health)).status);
  expect([...statuses]).toEqual([200]);
});

test.each([
  [String(contractVersion - 1), 409, "CLIENT_OUTDATED", undefined],
  [String(contractVersion + 1), 503, "SERVICE_UNAVAILABLE", "2"],
  ["1e3", 400, "MALFORMED_REQUEST", undefined],
  ["1".repeat(5000), 400, "MALFORMED_REQUEST", undefined],
])("a client that speaks contract %s gets %i, whatever it asks for", async (spoken, status, code, wait) => {
  for (const url of ["/api/places?q=Lyon", "/api/auth/profil", "/api/rien"]) {
    const answer = await get(url, { [contractHeader]: spoken });
    const body = JSON.parse(answer.body) as { code: ErrorCode; message: string };
    expect([answer.statusCode, body.code, answer.headers["retry-after"]]).toEqual([status, code, wait]);
  }
});

test("a client of the same contract, and one that names none, are answered", async () => {
  const same = { [contractHeader]: String(contractVersion) };
  expect((await get("/api/places?q=Lyon", same)).statusCode).toBe(200);
  expect((await get("/api/places?q=Lyon")).statusCode).toBe(200);
});
