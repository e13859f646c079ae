import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import {
  answerIsDeclared,
  changeHonoursItsKey,
  changeNeedsCsrf,
  protectedRouteRefuses,
  routesAreTheContract,
} from "./laws.ts";
import { samples } from "./samples.ts";

const routes: RouteOptions[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ onRoute: (route) => routes.push(route) });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

test("the server serves the contract, all of it and nothing else", () => {
  expect(routesAreTheContract(routes)).toEqual([]);
});

test("every endpoint has a sample call, so that no law passes it by", () => {
  expect(Object.keys(samples).sort()).toEqual([...contract.keys()].sort());
});

describe.each([...contract])("%s", (name, endpoint) => {
  const arrange = () => samples[name]!(server);

  test("answers as declared and refuses visitors and lower roles [ROLE-02, ROLE-06, ROLE-07]", async () => {
    const sample = await arrange();
    expect(await answerIsDeclared(endpoint, sample)).toEqual([]);
    expect(await protectedRouteRefuses(server, endpoint, sample.input)).toEqual([]);
  });

  test.runIf(endpoint.route.method !== "GET")(
    "refuses a missing CSRF token, and happens once under its Idempotency-Key [SESS-27, SESS-31]",
    async () => {
      const sample = await arrange();
      expect(await changeNeedsCsrf(server, endpoint, sample)).toEqual([]);
      expect(await changeHonoursItsKey(server, endpoint, sample)).toEqual([]);
    },
  );
});
