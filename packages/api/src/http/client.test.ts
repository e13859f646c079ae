import { describe, expect, it } from "vitest";
import { authRoutes } from "../auth/routes.ts";
import { messagesRoutes } from "../messages/routes.ts";
import { missionsClient } from "../missions/client.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { type ApiOptions, createApi } from "./client.ts";
import { contractHeader, contractVersion } from "./contract-version.ts";
import { ApiError } from "./errors.ts";
import { errorMessage } from "./status-messages.ts";

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  credentials: string | undefined;
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

/** A server that answers from a script, in order, and remembers what it was sent. */
function scripted(script: (() => Response)[], options: Partial<Omit<ApiOptions, "fetch">> = {}) {
  const sent: Sent[] = [];
  const api = createApi({
    now: Date.now,
    readCookies: () => "XSRF-TOKEN=abc",
    newIdempotencyKey: () => "key-1",
    ...options,
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method ?? "GET",
        headers: (init?.headers ?? {}) as Record<string, string>,
        body: init?.body as string | undefined,
        credentials: init?.credentials,
      });
      const next = script.shift();
      if (next === undefined) throw new Error("more calls than scripted");
      return next();
    },
  });
  return { api, sent };
}

const unauthenticated = () =>
  json(401, { success: false, code: "UNAUTHENTICATED", message: "Connectez-vous." });
const broken = (): Response => {
  throw new TypeError("net::ERR_HTTP2_PROTOCOL_ERROR");
};

describe("the one fetch", () => {
  it("sends cookies with every call [SESS-26]", async () => {
    const { api, sent } = scripted(
      [() => json(200, {}), () => json(200, { csrfToken: "t" }), () => json(200, {})],
      {
        readCookies: () => "",
      },
    );
    await api.call(missionsRoutes.list);
    await api.call(authRoutes.logout);
    expect(sent.map(({ method, url, credentials }) => [method, url, credentials])).toEqual([
      ["GET", "/api/missions", "include"],
      ["GET", "/api/auth/csrf", "include"],
      ["POST", "/api/auth/logout", "include"],
    ]);
  });

  it("names its contract in every call, and informs the page when the server no longer keeps it", async () => {
    let warnings = 0;
    const outdated = () => json(409, { success: false, code: "CLIENT_OUTDATED", message: "Rechargez." });
    const changed = () => json(409, { success: false, code: "MISSION_CLOSED", message: "Terminée." });
    const { api, sent } = scripted([() => json(200, {}), changed, outdated], {
      onOutdated: () => (warnings += 1),
    });
    await api.call(missionsRoutes.list);
    await expect(api.call(authRoutes.logout)).rejects.toMatchObject({ code: "MISSION_CLOSED" });
    expect(warnings).toBe(0);
    await expect(api.call(authRoutes.logout)).rejects.toMatchObject({ code: "CLIENT_OUTDATED" });
    expect(warnings).toBe(1);
    expect(sent.map(({ headers }) => headers[contractHeader])).toEqual(
      Array(3).fill(String(contractVersion)),
    );
  });

  it("sends the cookie's CSRF token with a change and none with a reading [SESS-27, SESS-29]", async () => {
    const { api, sent } = scripted([() => json(200, {}), () => json(200, {})]);
    await api.call(authRoutes.logout);
    await api.call(missionsRoutes.list);
    expect(sent.map((s) => s.headers["x-xsrf-token"])).toEqual(["abc", undefined]);
  });

  it("fetches a token without a cookie, keeps it for 5 minutes and sends it in X-CSRF-Token [SESS-07, SESS-30, SESS-32]", async () => {
    let now = 0;
    const token = () => json(200, { csrfToken: "fetched" });
    const { api, sent } = scripted(
      [token, () => json(200, {}), () => json(200, {}), token, () => json(200, {})],
      {
        readCookies: () => "",
        now: () => now,
      },
    );
    await api.call(authRoutes.updatePassword);
    now = 299_999;
    await api.call(authRoutes.updatePassword);
    now = 300_000;
    await api.call(authRoutes.updatePassword);
    expect(sent.map((s) => s.url)).toEqual([
      "/api/auth/csrf",
      "/api/auth/update-password",
      "/api/auth/update-password",
      "/api/auth/csrf",
      "/api/auth/update-password",
    ]);
    const changes = sent.filter(({ url }) => url === "/api/auth/update-password");
    expect(changes.map((s) => [s.headers["x-csrf-token"], s.headers["x-xsrf-token"]])).toEqual(
      Array(3).fill(["fetched", undefined]),
    );
  });

  it("fetches the token of a call that states it, whatever the cookie holds, and states that it is JSON without a body [MSG-08]", async () => {
    const { api, sent } = scripted(
      [() => json(200, { csrfToken: "fetched" }), () => json(200, {}), () => json(200, {})],
      { readCookies: () => "XSRF-TOKEN=cookie" },
    );
    await api.call(messagesRoutes.read, { params: { id: "c1" } });
    await api.call(authRoutes.updatePassword);
    expect(sent.map(({ url }) => url)).toEqual([
      "/api/auth/csrf",
      "/api/messages/c1/read",
      "/api/auth/update-password",
    ]);
    expect(sent[1]).toMatchObject({
      method: "POST",
      headers: { "x-csrf-token": "fetched", "content-type": "application/json" },
    });
    expect([sent[1]?.body, sent[1]?.headers["x-xsrf-token"]]).toEqual([undefined, undefined]);
    expect(sent[2]?.headers["x-xsrf-token"]).toBe("cookie");
  });

  it("keeps the headers of a change for 60 s, to the ms [SESS-33]", async () => {
    let now = 0;
    let cookie = "first";
    const ok = () => json(200, {});
    const { api, sent } = scripted([ok, ok, ok], {
      readCookies: () => `XSRF-TOKEN=${cookie}`,
      now: () => now,
    });
    await api.call(authRoutes.updatePassword);
    cookie = "second";
    now = 59_999;
    await api.call(authRoutes.updatePassword);
    now = 60_000;
    await api.call(authRoutes.updatePassword);
    expect(sent.map((s) => s.headers["x-xsrf-token"])).toEqual(["first", "first", "second"]);
  });

  it("takes the token that a sign-in, a refresh or a sign-out brought, without asking or being refused", async () => {
    let cookie = "visitor";
    const ok = () => json(200, {});
    const { api, sent } = scripted(Array(6).fill(ok), { readCookies: () => `XSRF-TOKEN=${cookie}` });
    for (const route of [authRoutes.login, authRoutes.refresh, authRoutes.logout]) {
      await api.call(route);
      cookie = `after ${route.path}`;
      await api.call(authRoutes.updatePassword);
    }
    expect(sent.map((s) => s.headers["x-xsrf-token"])).toEqual([
      "visitor",
      "after /api/auth/login",
      "after /api/auth/login",
      "after /api/auth/refresh-token",
      "after /api/auth/refresh-token",
      "after /api/auth/logout",
    ]);
  });

  it("reads the token of this very host before one that a neighbouring domain may have planted", async () => {
    const { api, sent } = scripted([() => json(200, {})], {
      readCookies: () => "XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own",
    });
    await api.call(authRoutes.updatePassword);
    expect(sent.map((s) => s.headers["x-xsrf-token"])).toEqual(["own"]);
  });

  it("makes the stored headers anew when the server refuses their token", async () => {
    const { api, sent } = scripted([
      () => json(403, { success: false, code: "CSRF_TOKEN_INVALID", message: "" }),
      () => json(200, { csrfToken: "fresh" }),
      () => json(200, {}),
      () => json(200, {}),
    ]);
    await api.call(authRoutes.updatePassword);
    await api.call(authRoutes.updatePassword);
    expect(sent.map((s) => s.headers["x-xsrf-token"] ?? s.headers["x-csrf-token"])).toEqual([
      "abc",
      undefined,
      "fresh",
      "fresh",
    ]);
  });

  it("does not stop at a 429 of the CSRF token call: the change goes on with the token known last [SESS-35]", async () => {
    let now = 0;
    const tooMany = () => json(429, { success: false, code: "TOO_MANY_REQUESTS", message: "Trop." });
    const { api, sent } = scripted(
      [
        tooMany,
        () => json(200, {}),
        () => json(200, { csrfToken: "known" }),
        () => json(200, {}),
        tooMany,
        () => json(200, {}),
      ],
      { readCookies: () => "", now: () => now },
    );
    await expect(api.call(authRoutes.updatePassword)).resolves.toEqual({});
    now = 60_000;
    await api.call(authRoutes.updatePassword);
    now = 60_000 + 300_000;
    await expect(api.call(authRoutes.updatePassword)).resolves.toEqual({});
    const changes = sent.filter((s) => s.url === "/api/auth/update-password");
    expect(changes.map((s) => s.headers["x-csrf-token"])).toEqual([undefined, "known", "known"]);
  });

  it("fetches a fresh CSRF token once when the server refuses the one it had", async () => {
    const { api, sent } = scripted([
      () => json(403, { success: false, code: "CSRF_TOKEN_INVALID", message: "" }),
      () => json(200, { csrfToken: "fresh" }),
      () => json(200, { success: true }),
    ]);
    await api.call(authRoutes.logout);
    expect(sent.at(-1)?.headers["x-csrf-token"]).toBe("fresh");
  });

  it("asks for one refresh on 401 and makes the call once more [SESS-03]", async () => {
    let refreshes = 0;
    const { api, sent } = scripted([unauthenticated, () => json(200, { success: true, data: [] })], {
      onUnauthorized: async () => {
        refreshes++;
        return true;
      },
    });
    await expect(api.call(missionsRoutes.list)).resolves.toEqual({ success: true, data: [] });
    expect({ refreshes, calls: sent.length }).toEqual({ refreshes: 1, calls: 2 });
  });

  it("states when the refused call began, so that a later refresh serves it [SESS-03]", async () => {
    const began: number[] = [];
    const { api } = scripted([unauthenticated], {
      now: () => 1234,
      onUnauthorized: async (sentAt) => {
        began.push(sentAt);
        return false;
      },
    });
    await expect(api.call(missionsRoutes.list)).rejects.toMatchObject({ status: 401 });
    expect(began).toEqual([1234]);
  });

  it("gives up when the repeated call is still refused [SESS-04]", async () => {
    const { api, sent } = scripted([unauthenticated, unauthenticated], { onUnauthorized: async () => true });
    await expect(api.call(missionsRoutes.list)).rejects.toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
    expect(sent).toHaveLength(2);
  });

  it("does not take wrong credentials for an ended session", async () => {
    const { api } = scripted(
      [() => json(401, { success: false, code: "INVALID_CREDENTIALS", message: "Non." })],
      {
        onUnauthorized: async () => {
          throw new Error("asked to refresh");
        },
      },
    );
    await expect(api.call(authRoutes.login, { body: {} })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
  });

  it("does not take a wrong password on a protected call for an ended session", async () => {
    const { api, sent } = scripted(
      [() => json(401, { success: false, code: "INVALID_CREDENTIALS", message: "Non." })],
      {
        onUnauthorized: async () => true,
      },
    );
    await expect(api.call(authRoutes.updatePassword, { body: {} })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    expect(sent).toHaveLength(1);
  });

  it("makes a call that breaks in transport once more, with the same Idempotency-Key [SESS-34]", async () => {
    const { api, sent } = scripted([broken, () => json(200, { success: true })]);
    await api.call(authRoutes.logout);
    expect(sent.map((s) => s.headers["idempotency-key"])).toEqual(["key-1", "key-1"]);
  });

  it("states NETWORK when the second try breaks too [ERR-26]", async () => {
    const { api } = scripted([broken, broken]);
    await expect(api.call(missionsRoutes.list)).rejects.toMatchObject({ status: 0, code: "NETWORK" });
  });

  it("gives refused fields and data with the typed code", async () => {
    const { api } = scripted([
      () =>
        json(400, {
          success: false,
          code: "VALIDATION_FAILED",
          message: "Vérifiez les champs.",
          fields: [{ path: "title", code: "too_small", message: "Trop court." }],
        }),
    ]);
    const error = await api.call(missionsRoutes.create, { body: {} }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "title", code: "too_small", message: "Trop court." }],
    });
  });

  it.each([
    ["is no JSON", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["has no code", () => json(502, { success: false, message: "Bad gateway" })],
    ["has a code of other people", () => json(502, { success: false, code: "bad-gateway", message: "Bad" })],
    ["does not state that it failed", () => json(502, { code: "NOT_FOUND", message: "Bad gateway" })],
  ])("does not trust an answer that is no contract error: it %s", async (_, answer) => {
    const { api } = scripted([answer]);
    await expect(api.call(missionsRoutes.list)).rejects.toMatchObject({ status: 502, code: "UNEXPECTED" });
  });

  it.each([
    ["is no JSON", () => new Response("<h1>Connexion au Wi-Fi</h1>")],
    [
      "breaks on its way",
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("network error")) })),
    ],
  ])("states in French that a good answer %s, never with the text of the browser", async (_, answer) => {
    const { api } = scripted([answer]);
    const error = await api.call(missionsRoutes.list).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 200, code: "UNEXPECTED" });
    expect(errorMessage(error)).toBe("Une erreur inattendue s’est produite. Réessayez.");
  });

  const blocked = "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.";
  const failure = (script: (() => Response)[], readCookies?: () => string) =>
    scripted(script, readCookies === undefined ? {} : { readCookies })
      .api.call(authRoutes.logout)
      .catch((error: unknown) => error);

  it.each([
    ["type BRUTE_FORCE_BLOCKED", { type: "BRUTE_FORCE_BLOCKED" }],
    ["action brute_force_blocked", { action: "brute_force_blocked" }],
  ])(
    "phrases a 403 of %s as a security block, with whatever text it comes [ERR-19, ERR-20]",
    async (_, body) => {
      const error = await failure([() => json(403, { ...body, message: "Blocked" })]);
      expect(error).toMatchObject({ status: 403, code: "BRUTE_FORCE_BLOCKED" });
      expect(errorMessage(error)).toBe(blocked);
      const other = await failure([() => json(500, body)]);
      expect(other).toMatchObject({ status: 500, code: "UNEXPECTED" });
    },
  );

  it.each([
    ["no words", () => new Response("<h1>Forbidden</h1>", { status: 403 })],
    ["a code without words", () => json(403, { success: false, code: "FORBIDDEN", message: "" })],
  ])("phrases a 403 of the csrf call with %s as a security block [ERR-21]", async (_, refuse) => {
    expect(errorMessage(await failure([refuse], () => ""))).toBe(blocked);
  });

  it("leaves the csrf call its own text and other failures, and other calls their 403", async () => {
    const messageOf = async (...args: Parameters<typeof failure>) => errorMessage(await failure(...args));
    const refused = json(403, { success: false, code: "FORBIDDEN", message: "Pas ici." });
    expect(await messageOf([() => refused], () => "")).toBe("Pas ici.");
    expect(await messageOf([() => new Response("", { status: 500 })], () => "")).toBe(
      "Une erreur est survenue sur le serveur. Réessayez plus tard.",
    );
    expect(await messageOf([() => new Response("", { status: 403 })])).toBe(
      "Accès refusé : vous n’avez pas les droits nécessaires.",
    );
  });

  it("fills path parameters safely, joins lists and leaves out empty filters", async () => {
    const { api, sent } = scripted([() => json(200, {}), () => json(200, {})]);
    await missionsClient(api).details({ params: { id: "../admin" } });
    await api.call(missionsRoutes.list, {
      query: { categories: ["jardinage", "bricolage"], search: "", page: 2 },
    });
    expect(sent.map((s) => s.url)).toEqual([
      "/api/missions/..%2Fadmin/details",
      "/api/missions?categories=jardinage%2Cbricolage&page=2",
    ]);
  });
});
