import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { registerErrors } from "../http/error-plugin.ts";
import { originOf, sendWebResponse, toWebRequest } from "./web-request.ts";

const app = Fastify({ trustProxy: () => true });
let port: number;
beforeAll(async () => {
  registerErrors(app, { checked: false });
  app.get("/text", (request, reply) => sendWebResponse(request, reply, new Response("bonjour ".repeat(200))));
  app.get("/*", async (request, reply) => toWebRequest(request, reply, originOf(request)).url);
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

async function ask(target: string, ...headers: string[]): Promise<string> {
  const lines = [`GET ${target} HTTP/1.1`, "Host: jobami.fr", "Connection: close", ...headers, "", ""];
  return (await rawRequest(port, lines.join("\r\n"))).text.split("\r\n\r\n")[1] ?? "";
}

test.each([
  ["/missions?q=[a]", "http://jobami.fr/missions?q=[a]"],
  ["//example.org/missions", "http://jobami.fr//example.org/missions"],
  ["//[", "http://jobami.fr//["],
  ["http://example.org/missions?q=a", "http://jobami.fr/missions?q=a"],
])("the page of %s is asked of this house", async (target, url) => {
  expect(await ask(target)).toBe(url);
});

test.each(["[", "a b", "a/b", "a:99999"])(
  "a proxy that forwards the host « %s » is told so",
  async (host) => {
    expect(await ask("/", `X-Forwarded-Host: ${host}`)).toContain('"code":"MALFORMED_REQUEST"');
  },
);

test("a proxy says by which protocol it was asked, of the two there are", async () => {
  expect(await ask("/", "X-Forwarded-Proto: https")).toBe("https://jobami.fr/");
  expect(await ask("/", "X-Forwarded-Proto: file")).toBe("http://jobami.fr/");
});

test.each([
  ["gzip", "gzip"],
  ["br, gzip;q=0.5", "gzip"],
  ["*", "gzip"],
  ["gzip;q=0", undefined],
  ["identity, gzip;q=0.1", undefined],
  ["br", undefined],
  [undefined, undefined],
])(
  "what takes « %s » is answered in %s, and every answer says that it varies",
  async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/text", headers });
    expect([answer.headers["content-encoding"], answer.headers.vary]).toEqual([encoding, "accept-encoding"]);
  },
);
