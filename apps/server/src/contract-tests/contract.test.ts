import { isChange } from "@jobami/api/http/route";
import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import {
  answerIsDeclared,
  changeHonoursItsKey,
  changeNeedsCsrf,
  protectedRouteRefuses,
  routesAreTheContract,
} from "./checks.ts";
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

test("every endpoint has a sample call, so that no check passes it by", () => {
  expect(Object.keys(samples).sort()).toEqual([...contract.keys()].sort());
});

const changes = [...contract].filter(([, { route }]) => isChange(route.method));
const arrange = (name: string) => samples[name]!(server);

test.each([...contract])(
  "%s answers as declared and refuses visitors and lower roles [ROLE-02]",
  async (name, endpoint) => {
    const sample = await arrange(name);
    expect(await answerIsDeclared(endpoint, sample)).toEqual([]);
    expect(await protectedRouteRefuses(server, endpoint, sample.input)).toEqual([]);
  },
);

test.each(changes)(
  "%s refuses a missing CSRF token, and happens once under its Idempotency-Key [SESS-27, SESS-31]",
  async (name, endpoint) => {
    const sample = await arrange(name);
    expect(await changeNeedsCsrf(server, endpoint, sample)).toEqual([]);
    expect(await changeHonoursItsKey(server, endpoint, sample)).toEqual([]);
  },
);
