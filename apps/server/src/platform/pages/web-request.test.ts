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
  app.get("/head/:status", { exposeHeadRoute: true }, (request, reply) => {
    const { status } = request.params as { status: string };
    const isEmpty = request.method === "HEAD" || status === "304" || status === "204";
    // The pages' own handler leaves the body of a HEAD away.
    const headers = { "content-type": "application/xml", vary: "Cookie" };
    return sendWebResponse(
      request,
      reply,
      new Response(isEmpty ? null : "<feed/>".repeat(200), { status: Number(status), headers }),
    );
  });
  app.get("/varies/:by", (request, reply) => {
    const { by } = request.params as { by: string };
    return sendWebResponse(request, reply, new Response("bonjour", { headers: { vary: by } }));
  });
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
])("the page of %s is asked of this company", async (target, url) => {
  expect(await ask(target)).toBe(url);
});

test.each(["[", "a b", "a/b", "a:99999"])(
  "a proxy that forwards the host « %s » is informed",
  async (host) => {
    expect(await ask("/", `X-Forwarded-Host: ${host}`)).toContain('"code":"MALFORMED_REQUEST"');
  },
);

test("a proxy reports by which protocol it was asked, of the two there are", async () => {
  expect(await ask("/", "X-Forwarded-Proto: https")).toBe("https://jobami.fr/");
  expect(await ask("/", "X-Forwarded-Proto: file")).toBe("http://jobami.fr/");
});

test.each([
  ["gzip", "gzip"],
  ["br, gzip;q=0.5", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["gzip, deflate, br, zstd", "zstd"],
  ["*", "zstd"],
  ["gzip;q=0", undefined],
  ["identity, gzip;q=0.1", undefined],
  ["deflate", undefined],
  [undefined, undefined],
])(
  "what takes « %s » is answered in %s, and every answer reports that it varies",
  async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/text", headers });
    expect([answer.headers["content-encoding"], answer.headers.vary]).toEqual([encoding, "accept-encoding"]);
  },
);

test.each([
  ["Cookie", "Cookie, accept-encoding"],
  ["Cookie, Accept-Encoding", "Cookie, Accept-Encoding"],
  ["*", "*"],
])("an answer that varies by « %s » states « %s »", async (by, headerLines) => {
  const { headers } = await app.inject({ url: `/varies/${encodeURIComponent(by)}` });
  expect(headers.vary).toBe(headerLines);
});

/** What the head of an answer reports of its body, over a connection of its own. */
async function headOf(method: "GET" | "HEAD", target: string, ...headers: string[]) {
  const lines = [`${method} ${target} HTTP/1.1`, "Host: jobami.fr", "Connection: close", ...headers, "", ""];
  const { text } = await rawRequest(port, lines.join("\r\n"));
  const [head = "", body = ""] = text.split("\r\n\r\n");
  // How a body comes is reported with one alone.
  const headerLines = head.split("\r\n").filter((line) => !/^(date|transfer-encoding):/i.test(line));
  return { headerLines: headerLines.sort(), body };
}

test.each(["200", "404"])("HEAD of a %s is informed of what GET is, without the body", async (status) => {
  for (const accepted of [[], ["Accept-Encoding: gzip"]]) {
    const whole = await headOf("GET", `/head/${status}`, ...accepted);
    const head = await headOf("HEAD", `/head/${status}`, ...accepted);
    expect(head).toEqual({ headerLines: whole.headerLines, body: "" });
    expect(whole.body).not.toBe("");
    expect(head.headerLines).toContain("vary: Cookie, accept-encoding");
    expect(head.headerLines.includes("content-encoding: gzip")).toBe(accepted.length > 0);
  }
});

test.each(["204", "304"])("HEAD of a %s states nothing of a body", async (status) => {
  const { headerLines } = await headOf("HEAD", `/head/${status}`, "Accept-Encoding: gzip");
  expect(headerLines).toContain("vary: Cookie");
  expect(headerLines.join()).not.toMatch(/content-encoding/);
});
