import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: "https://www.exemple.fr", secure: true } });
});
afterAll(() => server.close());

const answers = [
  ["an answer", 200, { method: "GET", url: "/api/health" }],
  ["a refusal", 401, { method: "GET", url: "/api/auth/profil" }],
  ["an unknown address", 404, { method: "GET", url: "/api/nothing" }],
  ["a body that is none", 400, { method: "POST", url: "/api/auth/login", payload: "{" }],
] as const;

test.each(answers)("%s (%i) states how a browser shall take it", async (_, status, call) => {
  const { csrf, cookie } = await tokens();
  const { statusCode, headers, body } = await server.app.inject({
    ...call,
    headers: {
      host: "www.exemple.fr",
      cookie,
      "x-xsrf-token": csrf,
      ...("payload" in call ? { "content-type": "application/json" } : {}),
    },
  });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
});

async function tokens(): Promise<{ csrf: string; cookie: string }> {
  const { cookies, body } = await server.app.inject({
    method: "GET",
    url: "/api/auth/csrf",
    headers: { host: "www.exemple.fr" },
  });
  return {
    csrf: (JSON.parse(body) as { csrfToken: string }).csrfToken,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
}

test.each([
  [{ includeSubDomains: false, preload: false }, "max-age=31536000"],
  [{ includeSubDomains: true, preload: true }, "max-age=31536000; includeSubDomains; preload"],
])("with %o Strict-Transport-Security is %s", async (hsts, expected) => {
  const other = await startTestServer({
    config: { publicUrl: "https://www.exemple.fr", secure: true, hsts },
  });
  const { headers } = await other.app.inject({
    method: "GET",
    url: "/api/health",
    headers: { host: "www.exemple.fr" },
  });
  await other.close();
  expect(headers["strict-transport-security"]).toBe(expected);
});
