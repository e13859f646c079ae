import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createApiFetch } from "./api-fetch.ts";

test("a page calls the API as its visitor: their address behind the proxy, their cookies, and what is set reaches them", async () => {
  const app = Fastify({ trustProxy: (_address: string, hop: number) => hop < 1 });
  await app.register(cookie);
  app.post("/api/echo", async (request, reply) => {
    reply.setCookie("jobami_access", "neuf é", { httpOnly: true, path: "/" });
    const { "x-xsrf-token": csrf, "content-type": type } = request.headers;
    return { ip: request.ip, cookies: request.cookies, csrf, type, body: request.body };
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );
  app.post("/page", async (request, reply) => {
    const call = createApiFetch(request, reply);
    const echo = async () =>
      (
        await call("/api/echo", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ n: 1 }),
        })
      ).json();
    return [await echo(), await echo()];
  });
  const page = await app.inject({
    method: "POST",
    url: "/page",
    remoteAddress: "10.0.0.1",
    headers: {
      "x-forwarded-for": "203.0.113.7",
      "x-xsrf-token": "du formulaire",
      "content-type": "application/x-www-form-urlencoded",
      cookie: "jobami_session=1; jobami_access=vieux",
    },
    payload: "a=1",
  });
  const [first, second] = page.json();
  expect(first).toEqual({
    ip: "203.0.113.7",
    cookies: { jobami_session: "1", jobami_access: "vieux" },
    type: "application/json",
    body: { n: 1 },
  });
  expect(second.cookies.jobami_access).toBe("neuf é");
  expect(page.cookies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "jobami_access", value: "neuf é", httpOnly: true }),
    ]),
  );
  await app.close();
});
