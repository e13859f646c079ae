import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createGate, type Gate, listen } from "./gate.ts";

let gate: Gate;
let origin: string;
beforeEach(async () => {
  gate = createGate();
  origin = `http://127.0.0.1:${await listen(gate.server, { port: 0, host: "127.0.0.1" })}`;
});
afterEach(() => gate.close());

/** Sends bytes by a socket that never ends from this side; all that came back when the server ended it. */
async function send(bytes: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", allowHalfOpen: true });
  await once(socket, "connect");
  socket.write(bytes);
  return { socket, answer: text(socket) };
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

const connections = () =>
  new Promise<number>((resolve, reject) =>
    gate.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

test("before it is opened every call is asked to come back", async () => {
  const answer = await fetch(`${origin}/api/health`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toEqual({
    success: false,
    code: "SERVICE_UNAVAILABLE",
    message: "Le service redémarre. Réessayez dans un instant.",
    error: "Le service redémarre. Réessayez dans un instant.",
  });
});

test("while it drains, what is under way is answered and what comes is refused", async () => {
  let held: ServerResponse | undefined;
  const arrived = new Promise<void>((resolve) => {
    gate.open({
      requests: (_request, response) => {
        held = response;
        resolve();
      },
    });
  });
  const underWay = fetch(origin);
  await arrived;
  let isDrained = false;
  const drained = gate.drain(60_000).then(() => {
    isDrained = true;
  });
  expect((await fetch(origin)).status).toBe(503);
  expect(isDrained).toBe(false);
  held?.end("done");
  expect(await (await underWay).text()).toBe("done");
  await drained;
});

test("a request that never ends does not hold the server beyond its patience", async () => {
  const arrived = new Promise<void>((resolve) => gate.open({ requests: () => resolve() }));
  const lost = fetch(origin).catch(() => "cut");
  await arrived;
  await gate.drain(1);
  await gate.close();
  expect(await lost).toBe("cut");
});

test("an upgrade to a path that no one listens for is refused, and its socket is the server's no more", async () => {
  gate.server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  gate.open({
    requests: (_request, response) => response.end("page"),
    isUpgrade: ({ url }) => url === "/live",
  });
  for (const path of ["/", "/live2", "/api/missions", "//live"]) {
    const { answer } = await send(upgrade(path));
    expect(await answer).toMatch(/^HTTP\/1.1 404 Not Found\r\n(.+\r\n)*connection: close\r\n/i);
  }
  while ((await connections()) > 0) await new Promise(setImmediate);
  const { socket } = await send(upgrade("/live"));
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 101 /);
});

test("who offers another protocol than a websocket is answered in this one", async () => {
  gate.open({ requests: (_request, response) => response.end("page") });
  const { answer } = await send(
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n\r\n",
  );
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*page/);
});

test("an upgrade before the gate is opened, and while it drains, is asked to come back", async () => {
  gate.server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const early = await send(upgrade("/live"));
  expect(await early.answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 2/);
  gate.open({ requests: () => undefined, isUpgrade: () => true });
  await gate.drain(1);
  const late = await send(upgrade("/live"));
  expect(await late.answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 2/);
});

test("closing ends every socket: idle, upgraded, with half a request, with an answer that no one reads", async () => {
  gate.server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const requested = new Promise<void>((resolve) => {
    gate.open({
      requests: (_request, response) => {
        response.write("x".repeat(50_000_000));
        resolve();
      },
      isUpgrade: ({ url }) => url === "/live",
    });
  });
  const idle = await send("");
  const half = await send("POST /api HTTP/1.1\r\nHost: a\r\nContent-Le");
  const upgraded = await send(upgrade("/live"));
  const deaf = await send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  deaf.socket.pause();
  await requested;
  await gate.drain(1);
  await gate.close();
  expect(await connections()).toBe(0);
  for (const { socket, answer } of [idle, half, upgraded, deaf]) {
    socket.resume();
    await answer.catch(() => "reset");
  }
});

test("an address that is taken is refused", async () => {
  const port = Number(new URL(origin).port);
  await expect(listen(createGate().server, { port, host: "127.0.0.1" })).rejects.toThrow("EADDRINUSE");
});

const request = (line: string, ...headers: string[]) =>
  [line, ...headers, "Connection: close", "", ""].join("\r\n");

test.each([
  ["no host", request("GET / HTTP/1.1")],
  ["an empty host", request("GET / HTTP/1.1", "Host:")],
  ["two hosts", request("GET / HTTP/1.1", "Host: a", "Host: b")],
  ["a bracket for a host", request("GET / HTTP/1.1", "Host: [")],
  ["a host with blanks", request("GET / HTTP/1.1", "Host: a b")],
  ["a path for a host", request("GET / HTTP/1.1", "Host: a/b")],
  ["a port that is none", request("GET / HTTP/1.1", "Host: a:99999")],
  ["a host with a name and password", request("GET / HTTP/1.1", "Host: a:b@c")],
  ["a target that names a broken host", request("GET //[ HTTP/1.1", "Host: a")],
  ["the same by a backslash", request("GET /\\[ HTTP/1.1", "Host: a")],
  ["an absolute target with a broken host", request("GET http://[/ HTTP/1.1", "Host: a")],
  ["an absolute target of another protocol", request("GET ftp://a/ HTTP/1.1", "Host: a")],
  ["a target that is no address", request("GET * HTTP/1.1", "Host: a")],
  ["HTTP/1.0", request("GET / HTTP/1.0")],
  ["HTTP/1.0 with a host", request("GET / HTTP/1.0", "Host: a")],
  ["an upgrade of the channel without a host", upgrade("/live").replace("Host: a\r\n", "")],
])("a request with %s is informed, and never reaches the application", async (_what, bytes) => {
  const reached: unknown[] = [];
  gate.server.on("upgrade", ({ url }) => reached.push(url));
  gate.open({
    requests: ({ url }, response) => {
      reached.push(url);
      response.end("page");
    },
    isUpgrade: ({ url }) => url === "/live",
  });
  const answer = await (await send(bytes)).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('{"success":false,"code":"MALFORMED_REQUEST"');
  expect(reached).toEqual([]);
});

test.each([
  ["/", "a"],
  ["//api/health", "jobami.fr"],
  ["/recherche?q=[a]|{b}", "127.0.0.1:3000"],
  ["http://jobami.fr/", "[::1]:3000"],
  ["/%61pi", "xn--jobmi-6qa.fr."],
])("the target %s on the host %s is let through", async (target, host) => {
  gate.open({ requests: (_request, response) => response.end("page") });
  const answer = await (await send(request(`GET ${target} HTTP/1.1`, `Host: ${host}`))).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("every server may be asked what it can do", async () => {
  gate.open({ requests: (_request, response) => response.end("page") });
  const answer = await (await send(request("OPTIONS * HTTP/1.1", "Host: a"))).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test.each([
  ["nothing at all", ""],
  ["half of its headers", "GET / HTTP/1.1\r\nHost: a\r\nAccept"],
  ["half of its body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1234"],
  ["half of a chunk", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n1234"],
])("a connection that brings %s is cut when its time is over", async (_what, bytes) => {
  const impatient = createGate({ requestMs: 40 });
  impatient.open({ requests: (incoming) => incoming.resume().on("error", () => undefined) });
  origin = `http://127.0.0.1:${await listen(impatient.server, { port: 0, host: "127.0.0.1" })}`;
  const answer = await (await send(bytes)).answer;
  expect(answer).toMatch(/^(HTTP\/1\.1 408 Request Timeout\r\n|$)/);
  await impatient.close();
});

test("a file may take longer than other bodies", async () => {
  const impatient = createGate({ requestMs: 40 });
  impatient.open({
    isUpload: ({ url }) => url === "/file",
    requests: (incoming, response) => incoming.resume().on("end", () => response.end("whole")),
  });
  origin = `http://127.0.0.1:${await listen(impatient.server, { port: 0, host: "127.0.0.1" })}`;
  const upload = await send(
    "POST /file HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\n1",
  );
  await new Promise((resolve) => setTimeout(resolve, 120));
  upload.socket.write("2");
  expect(await upload.answer).toContain("whole");
  await impatient.close();
});

test("an answer may take longer than its request may, though nothing of the request is read", async () => {
  const impatient = createGate({ requestMs: 40 });
  impatient.open({ requests: (_request, response) => setTimeout(() => response.end("late"), 120) });
  origin = `http://127.0.0.1:${await listen(impatient.server, { port: 0, host: "127.0.0.1" })}`;
  const { answer } = await send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(await answer).toContain("late");
  await impatient.close();
});

test("headers have 30 seconds to arrive, and the longest body 10 minutes", () => {
  const { headersTimeout, requestTimeout } = gate.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 600_000]);
});
