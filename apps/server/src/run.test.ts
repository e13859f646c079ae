import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { newToken, versionOf } from "./platform/secrets/secrets.ts";
import { freePort } from "./testing/free-port.ts";
import { goodPassword, lea } from "./testing/test-accounts.ts";
import { testPostgres } from "./testing/test-database.ts";
import { onEmbedded, onPostgres } from "./testing/waits.ts";

const program = fileURLToPath(new URL("./testing/run-api.ts", import.meta.url));
/** These tests are about the process and its DATA_DIR; the PostgreSQL side has no such directory. */
const onPglite = "dump" in inject("template");

let dataDir: string;
let port: number;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "jobami-run-"));
  port = await freePort();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** The server as a process: what it prints, and how it ends. */
function launch(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const output = { out: "", err: "" };
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  child.stderr.on("data", (text: Buffer) => {
    output.err += text;
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      output.out += text;
      if (output.out.includes("\n")) resolve();
    });
  });
  return { child, output, ended, ready: Promise.race([ready, ended]) };
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

async function post(path: string, body: object, key: string): Promise<Response> {
  const csrf = await fetch(url("/api/auth/csrf"));
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return fetch(url(path), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `XSRF-TOKEN=${csrfToken}`,
      "x-xsrf-token": csrfToken,
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
}

const mailbox = async () =>
  (await (await fetch(url(`/dev/mailbox.json?to=${lea.email}`))).json()) as {
    subject: string;
    text: string;
  }[];

/** Asks until the job that sends has run; the test's time limit ends it. */
async function firstMail() {
  for (;;) {
    const [mail] = await mailbox();
    if (mail !== undefined) return mail;
  }
}

test.runIf(onPglite)(
  "states where it is in one line, and ends with 0 when asked to",
  onEmbedded,
  async () => {
    const server = launch();
    await server.ready;
    expect(await (await fetch(url("/api/health"))).json()).toEqual({ status: "ok" });
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.output).toEqual({ out: `Ready: http://127.0.0.1:${port}\n`, err: "" });
  },
);

test.runIf(onPglite)(
  "a port of the metrics that is taken is named by its setting, and nothing else is reported",
  onEmbedded,
  async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port: taken } = other.address() as AddressInfo;
    const server = launch({ METRICS_PORT: String(taken) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output.err).toMatch(/^METRICS_PORT: listen EADDRINUSE.* each process.*\n$/);
    other.close();
  },
);

/** Asks for a websocket by a socket that never ends from this side; what was sent first. */
async function askForWebsocket(path: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  const [output] = (await once(socket, "data")) as [Buffer];
  return output.toString().split("\r\n", 1)[0] ?? "";
}

test.runIf(onPglite)(
  "upgrades to any path but the live channel's are refused, and no socket holds the end up",
  onEmbedded,
  async () => {
    const server = launch();
    await server.ready;
    const channel = "/api/live/?EIO=4&transport=websocket";
    for (const path of ["/", "/api/live", "/api/health", "/api/live/x?EIO=4&transport=websocket"])
      expect([path, await askForWebsocket(path)]).toEqual([path, "HTTP/1.1 404 Not Found"]);
    expect(await askForWebsocket(channel)).toBe("HTTP/1.1 101 Switching Protocols");
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
  },
);

test.runIf(onPglite)("answers 503 while it starts", onEmbedded, async () => {
  const server = launch();
  const statuses = new Set<number>();
  while (!statuses.has(200)) {
    const answer = await fetch(url("/api/health")).catch(() => null);
    if (answer !== null) statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([503, 200]);
  await server.ready;
});

test.runIf(onPglite)(
  "keeps what it acknowledged through kill -9, and a repetition changes nothing more",
  onEmbedded,
  async () => {
    const first = launch();
    await first.ready;
    const signedUp = await post("/api/auth/inscription", lea, "run-test-0002");
    expect(signedUp.status).toBe(201);
    first.child.kill("SIGKILL");
    await first.ended;
    const second = launch();
    await second.ready;
    const again = { ...lea, password: "Autre-chose-2026" };
    expect((await post("/api/auth/inscription", again, "run-test-0003")).status).toBe(201);
    const token = /token=([\w-]+)/.exec((await firstMail()).text)?.[1] ?? "";
    expect((await post("/api/auth/verify-email", { token }, "run-test-0004")).status).toBe(200);
    const login = { email: lea.email, password: goodPassword };
    expect((await post("/api/auth/login", login, "run-test-0005")).status).toBe(200);
  },
);

test.runIf(onPglite)("a second process on the same data is refused", onEmbedded, async () => {
  await launch().ready;
  const first = port;
  port = await freePort();
  const second = launch();
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output.err).toContain("two servers cannot share a DATA_DIR");
  port = first;
  expect((await fetch(url("/api/health"))).status).toBe(200);
});

test("a PostgreSQL that is not there is waited for: the server answers 503 meanwhile, and ends with 0 when asked to", async () => {
  const server = launch({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/jobami` });
  while (!server.output.err.includes("waiting for it")) await once(server.child.stderr, "data");
  expect((await fetch(url("/api/health"))).status).toBe(503);
  server.child.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.output).toEqual({ out: "", err: "PostgreSQL is not there yet: waiting for it.\n" });
});

/** An empty database of the PostgreSQL that the suites run on, for as long as `work` takes. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const server = testPostgres() ?? "";
  const name = `jobami_empty_${process.pid}_${randomInt(1e9)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    await work(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

test.runIf(!onPglite)(
  "three processes that start together on an empty database all come up",
  onPostgres,
  async () => {
    await withEmptyDatabase(async (DATABASE_URL) => {
      const ports = [port, await freePort(), await freePort()];
      const servers = ports.map((one) => launch({ DATABASE_URL, PORT: String(one) }));
      for (const { ready } of servers) await ready;
      expect(servers.map(({ output }) => output)).toEqual(
        ports.map((one) => ({ out: `Ready: http://127.0.0.1:${one}\n`, err: "" })),
      );
      for (const { child } of servers) child.kill("SIGTERM");
      for (const { ended } of servers) expect(await ended).toEqual({ code: 0, signal: null });
    });
  },
);

test("an address that others reach is refused with the settings it lacks", async () => {
  const server = launch({ HOST: "0.0.0.0" });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.output.err).toContain("SMTP_URL is missing");
});

test.runIf(onPglite)(
  "data that hold a demo account are not served to other machines",
  onEmbedded,
  async () => {
    const demo = launch();
    await demo.ready;
    expect((await post("/api/auth/inscription", lea, "run-test-0006")).status).toBe(201);
    demo.child.kill("SIGTERM");
    await demo.ended;
    const open = launch({
      HOST: "0.0.0.0",
      SMTP_URL: "smtp://127.0.0.1:1",
      DEMO_DATA: "0",
      PUBLIC_URL: "https://www.exemple.fr",
    });
    expect(await open.ended).toEqual({ code: 1, signal: null });
    expect(open.output.err).toBe(
      "The database holds demo accounts (lea@exemple.fr): set DATA_DIR or DATABASE_URL to one without.\n",
    );
  },
);

test.runIf(onPglite)("a demo that is not settled yet is settled by the next start", onEmbedded, async () => {
  const first = launch();
  await first.ready;
  expect((await post("/api/auth/inscription", lea, "run-test-0007")).status).toBe(201);
  first.child.kill("SIGTERM");
  await first.ended;
  expect(first.output.err).toBe("");
  const next = launch();
  await next.ready;
  await vi.waitUntil(() => next.output.err === "settling\n", { timeout: 30_000 });
});

test("a start without a key that something stored still needs is refused, and states how much needs it", async () => {
  const [key, other] = [newToken(), newToken()];
  const MAIL_EVENTS_SECRET = "0123456789abcdef";
  const first = launch({ SERVER_KEYS: key, MAIL_EVENTS_SECRET });
  await first.ready;
  const noted = await fetch(url("/mail/events"), {
    method: "POST",
    headers: { authorization: `Bearer ${MAIL_EVENTS_SECRET}`, "content-type": "application/json" },
    body: JSON.stringify({ type: "bounce", email: "parti@exemple.fr" }),
  });
  expect(await noted.json()).toEqual({ noted: 1 });
  first.child.kill("SIGTERM");
  await first.ended;
  const without = launch({ SERVER_KEYS: other });
  expect(await without.ended).toEqual({ code: 1, signal: null });
  const version = versionOf(key);
  expect(without.output.err).toBe(
    `SERVER_KEYS lacks the key ${version}, which 1 stored value needs: put it back behind the newest, or give it up by npm start -- keys drop ${version}.\n`,
  );
});
