import { answer, type Endpoint, endpoint } from "@jobami/api/http/contract";
import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/http/domain-error.ts";
import { serve } from "../platform/http/serve.ts";
import { signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import {
  answerIsDeclared,
  changeHonoursItsKey,
  changeNeedsCsrf,
  protectedRouteRefuses,
  refusalIsDeclared,
  routesAreTheContract,
} from "./checks.ts";

/** Routes that break one rule each: a check that lets its own pass proves nothing. */
const faultyContract = {
  talkative: endpoint({
    route: { method: "GET", path: "/api/faulty/talkative", access: "public" },
    summary: "Answers more than it declares",
    answer: answer({}),
    errors: [],
  }),
  surprising: endpoint({
    route: { method: "GET", path: "/api/faulty/surprising", access: "public" },
    summary: "Refuses with a code it does not declare",
    answer: answer({}),
    errors: [],
  }),
  staff: endpoint({
    route: { method: "GET", path: "/api/faulty/staff", access: "jobpadm" },
    summary: "Lawful, for administrators",
    answer: answer({}),
    errors: [],
  }),
  forgetful: endpoint({
    route: { method: "POST", path: "/api/faulty/forgetful", access: "jobutil" },
    summary: "Changes something at every repetition",
    body: z.object({ note: z.string() }),
    answer: answer({ count: z.int() }),
    errors: [],
  }),
};

/** The same declarations, stored by hand-made routes that skip `serve`. */
const open = (route: Endpoint["route"]): Endpoint => ({ route, summary: "", answer: answer({}), errors: [] });
const unguardedChange = open({ method: "POST", path: "/api/faulty/unguarded", access: "public" });
const unguardedRead = open({ method: "GET", path: "/api/faulty/unguarded", access: "jobmodo" });

const routes: RouteOptions[] = [];
let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({
    onRoute: (route) => routes.push(route),
    extend: (app, platform) => {
      serve(app, platform, { name: "faulty", contract: faultyContract })({
        talkative: async () => ({ success: true, secret: "more" }) as { success: true },
        surprising: async () => {
          throw new DomainError("OWN_MISSION");
        },
        staff: async () => ({ success: true }),
        forgetful: {
          ownTransactions: async () => {
            count += 1;
            return { success: true as const, count };
          },
        },
      });
      app.post("/api/faulty/unguarded", async (request) => {
        await inTransaction(platform.db, (tx) => platform.mail.send(tx, mail));
        return { success: true, at: request.id };
      });
      app.get("/api/faulty/unguarded", async () => ({ success: true }));
    },
  });
});
afterAll(() => server.close());

const mail = { lane: "awaited" as const, to: "x@exemple.fr", subject: "x", text: "x", html: "x" };
const visitor = () => ({ client: server.client(), input: {} });

test("a route outside the contract is found", () => {
  const found = routesAreTheContract(routes);
  expect(found).toContain("POST /api/faulty/unguarded is not in the contract");
  expect(found).toContain("GET /api/faulty/talkative is not in the contract");
});

test("an endpoint that no one serves is found", () => {
  const withoutLogin = routes.filter(({ url }) => url !== "/api/auth/login");
  expect(routesAreTheContract(withoutLogin)).toContain("POST /api/auth/login is not served");
});

test("a change that takes no CSRF token, and changes something, is found", async () => {
  expect(await changeNeedsCsrf(server, unguardedChange, visitor())).toEqual([
    "POST /api/faulty/unguarded answers a call without token with 200 undefined, not 403 CSRF_TOKEN_INVALID",
    "POST /api/faulty/unguarded answers a foreign token with 200 undefined, not 403 CSRF_TOKEN_INVALID",
    "POST /api/faulty/unguarded changes mails, jobs without a CSRF token",
  ]);
});

test("a change that happens again under its key is found", async () => {
  const found = await changeHonoursItsKey(server, unguardedChange, {
    ...visitor(),
    input: { body: { note: "a" } },
  });
  expect(found).toHaveLength(3);
  expect(found[1]).toBe("POST /api/faulty/unguarded changes mails, jobs again when repeated");
});

test("what `serve` serves happens once, whatever its handler does", async () => {
  const { client } = await signIn(server);
  const sample = { client, input: { body: { note: "a" } } };
  expect(await changeHonoursItsKey(server, faultyContract.forgetful, sample)).toEqual([]);
  expect(count).toBe(1);
});

test("a protected route that lets everybody in is found", async () => {
  expect(await protectedRouteRefuses(server, unguardedRead, {})).toEqual([
    "GET /api/faulty/unguarded answers a visitor with 200 undefined, not 401 UNAUTHENTICATED",
    "GET /api/faulty/unguarded answers an invented session with 200 undefined, not 401 SESSION_EXPIRED",
    "GET /api/faulty/unguarded answers jobutil with 200 undefined, not 403 FORBIDDEN",
  ]);
});

test("a gate for administrators refuses members and moderators and lets administrators in", async () => {
  expect(await protectedRouteRefuses(server, faultyContract.staff, {})).toEqual([]);
  const { client } = await signIn(server, { role: "jobpadm" });
  expect((await client.call(faultyContract.staff)).status).toBe(200);
});

test("an answer with more than is declared does not leave the server", async () => {
  expect(await answerIsDeclared(faultyContract.talkative, visitor())).toEqual([
    "GET /api/faulty/talkative answers its sample with 500 INTERNAL_ERROR",
  ]);
});

test("an undeclared refusal becomes a failure that tests see", async () => {
  const answered = await server.client().call(faultyContract.surprising);
  expect(answered.status).toBe(500);
  expect(answered.error.data).toEqual({ undeclared: "OWN_MISSION", reference: expect.any(String) });
  expect(refusalIsDeclared(faultyContract.surprising, answered)).toEqual([
    "GET /api/faulty/surprising: status 500",
  ]);
});
