import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../http/client.ts";
import { declaredErrors, type Endpoint } from "../http/contract.ts";
import { errorStatus } from "../http/error-codes.ts";
import { missionsClient } from "../missions/client.ts";
import { missionsContract } from "../missions/contract.ts";
import { openMission } from "../missions/fixtures.ts";
import { proposalsClient } from "../proposals/client.ts";
import { domainMocks } from "./domains.ts";
import { mockAnswer, mockRefusal, sampleHandler } from "./index.ts";

const server = setupServer(sampleHandler);
const api = createApi({ now: () => 0, baseUrl: "http://localhost", readCookies: () => "XSRF-TOKEN=abc" });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const everyCall = Object.entries(domainMocks).flatMap(([domain, { contract, answers }]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
    domain,
    name,
    endpoint,
    sample: answers[name],
  })),
);

/** The domains that have this file, by their folders. */
const withFile = (file: string) =>
  globSync(`*/${file}`, { cwd: join(import.meta.dirname, "..") })
    .map((path) => dirname(path))
    .filter((folder) => folder !== "http")
    .sort();

describe("the list of mocks", () => {
  it("holds every domain that a browser calls, each by the name of its folder", () => {
    expect(Object.keys(domainMocks).sort()).toEqual(withFile("client.ts"));
    expect(withFile("mock.ts")).toEqual(withFile("client.ts"));
  });
});

describe("the contract", () => {
  it.each(everyCall)("has a lawful sample answer for $domain.$name", ({ endpoint, sample }) => {
    expect(endpoint.answer.parse(sample)).toEqual(sample);
  });

  it("states every method and path once", () => {
    const calls = everyCall.map(
      ({ endpoint: { route } }) => `${route.method} ${route.path.replace(/:\w+/g, ":x")}`,
    );
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(everyCall)("declares the parameters of $domain.$name as its path does", ({ endpoint }) => {
    const inPath = [...endpoint.route.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
    const shape = (endpoint.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(inPath);
  });

  it.each(everyCall)("gives $domain.$name errors that have a status", ({ endpoint }) => {
    for (const code of declaredErrors(endpoint)) expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
  });
});

describe("the mock handlers", () => {
  it("answer the sample, literal paths before parameters", async () => {
    const page = await proposalsClient(api).sent();
    expect(page.data).toHaveLength(1);
  });

  it.each(everyCall)("answer $domain.$name with its sample", async ({ endpoint, sample }) => {
    const { method, path } = endpoint.route;
    const answer = await fetch(`http://localhost${path.replace(/:\w+/g, "any")}`, { method });
    expect([answer.status, await answer.json()]).toEqual([
      endpoint.status ?? 200,
      JSON.parse(JSON.stringify(sample)),
    ]);
  });

  it("leave alone what no call asks for", async () => {
    await expect(fetch("http://localhost/api/missions/any/nothing")).rejects.toThrow();
  });

  it("answer what a story declares instead", async () => {
    server.use(
      mockAnswer(missionsContract.details, { success: true, data: { ...openMission, title: "Autre" } }),
    );
    const { data } = await missionsClient(api).details({ params: { id: openMission.id } });
    expect(data.title).toBe("Autre");
  });

  it("refuse with a declared error", async () => {
    server.use(
      mockRefusal(missionsContract.details, "NOT_FOUND", { message: "Cette mission n’existe pas." }),
    );
    await expect(missionsClient(api).details({ params: { id: openMission.id } })).rejects.toMatchObject({
      status: 404,
      code: "NOT_FOUND",
      message: "Cette mission n’existe pas.",
    });
  });

  it("throw on an undeclared error and on an unlawful answer", () => {
    expect(() => mockRefusal(missionsContract.details, "TOKEN_INVALID", { message: "" })).toThrow(
      "never answers",
    );
    expect(() =>
      mockAnswer(missionsContract.details, { success: true, data: { ...openMission, id: "1" } }),
    ).toThrow();
  });
});
