import { createDecipheriv, createECDH, type ECDH, hkdfSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { authContract } from "@jobami/api/auth/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { newVapidKey, vapidOf } from "../../platform/push/vapid.ts";
import { testConfig } from "../../testing/test-config.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { chooseFor, draftOf, goTo, kindsToTry, notifyAll } from "./notifications.fixture.ts";

const { addPushDevice, endPushDevice, markAllRead, push, setQuietHours } = notificationsContract;

interface ReceivedPush {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

let service: Server;
let origin: string;
let received: ReceivedPush[] = [];
/** What the push service answers, by path; 201 otherwise. */
let answers: Record<string, number> = {};
/** Those that wait for an answer which does not come. */
let silent: ServerResponse[] = [];
let isSilenceOver = false;
let server: TestServer;
let lea: SignedIn;
beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      if (path.startsWith("/silent")) {
        silent.push(response);
        if (isSilenceOver) response.destroy();
        return;
      }
      response.writeHead(answers[path] ?? 201, { location: "http://127.0.0.1:1/ailleurs" }).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({ config: { push: { ...testConfig().push, allowsLoopback: true } } });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(async () => {
  await server.reset();
  received = [];
  answers = {};
  silent = [];
  isSilenceOver = false;
  lea = await signIn(server, { prenom: "Léa" });
});

const auth = Buffer.alloc(16, 7);

/** A browser that subscribed: it alone can read what is sent to it. */
function newBrowser(name: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    pair,
    given: {
      endpoint: `${origin}/${name}`,
      p256dh: pair.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
  };
}

/** Reads a message as the receiver of RFC 8291 does. */
function open({ body }: ReceivedPush, pair: ECDH): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, with_, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const material = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

const add = (by: SignedIn, given: object) => by.call(addPushDevice, { body: given });
const devicesOf = async (by: SignedIn) => (await by.call(push)).body.data.devices;
const pathsReached = () => received.map(({ path }) => path).sort();

describe.each(kindsToTry)("the kind %s", (type) => {
  test("is reported in each of one’s browsers, sealed, with no more than its line shows, once", async () => {
    const [laptop, phone] = [newBrowser("laptop"), newBrowser("phone")];
    for (const { given } of [laptop, phone]) expect((await add(lea, given)).status).toBe(200);
    await notifyAll(server, {
      ...draftOf(type, lea),
      sentence: "Karim <b>& co</b>",
      data: { missionId: "secret" },
    });
    await Promise.all([server.settle(), server.domains.notifications.push.run()]);
    await server.settle();
    expect(pathsReached()).toEqual(["/laptop", "/phone"]);
    for (const { pair, given } of [laptop, phone]) {
      const [message] = received.filter(({ path }) => given.endpoint.endsWith(path));
      expect(message?.body.includes("Karim")).toBe(false);
      expect(open(message as ReceivedPush, pair)).toEqual({
        title: `Titre ${type}`,
        body: "Karim <b>& co</b>",
        path: "/dashboard",
        tag: expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
      expect(message?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    }
  });

  test("is not informed where it is refused, and waits for the end of quiet hours unless it is essential", async () => {
    await add(lea, newBrowser("laptop").given);
    await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:10" } } });
    await notifyAll(server, draftOf(type, lea));
    await server.settle();
    expect(pathsReached()).toEqual(type === "account" ? ["/laptop"] : []);
    goTo(server, "2026-11-20", "10:10");
    await server.domains.notifications.push.run();
    await server.domains.notifications.push.run();
    expect(pathsReached()).toEqual(["/laptop"]);
    expect((await chooseFor(lea, type, "push", "off")).body.data.push).toBe("off");
    await notifyAll(server, draftOf(type, lea));
    await server.settle();
    expect(pathsReached()).toEqual(["/laptop"]);
  });
});

test("a new mission is reported to those whom it suits and who have a browser for it", async () => {
  const karim = await signIn(server, { prenom: "Karim" });
  await add(lea, newBrowser("laptop").given);
  const audience = sql`select id from users where id in (${lea.person.id}::uuid, ${karim.person.id}::uuid)`;
  await inTransaction(server.platform.db, (tx) =>
    server.domains.notifications.leaveForAll(tx, audience, draftOf("mission_published", lea)),
  );
  await server.settle();
  expect(pathsReached()).toEqual(["/laptop"]);
});

test.each([404, 410])(
  "a browser that is gone (%i) is forgotten, and the others are informed",
  async (status) => {
    answers = { "/gone": status };
    for (const name of ["gone", "here"]) await add(lea, newBrowser(name).given);
    await notifyAll(server, draftOf("proposal_received", lea));
    await server.settle();
    expect(pathsReached()).toEqual(["/gone", "/here"]);
    expect(await devicesOf(lea)).toHaveLength(1);
  },
);

test.each([500, 429, 302])(
  "what a push service does not take (%i) is tried again, five times at most",
  async (status) => {
    answers = { "/laptop": status };
    await add(lea, newBrowser("laptop").given);
    await notifyAll(server, draftOf("proposal_received", lea));
    for (let minute = 0; minute < 8; minute += 1) {
      await server.domains.notifications.push.run();
      server.clock.advance(60_000);
    }
    expect(pathsReached()).toEqual(Array.from({ length: 5 }, () => "/laptop"));
    expect(await devicesOf(lea)).toHaveLength(1);
  },
);

test("services that stay silent, first tries and later ones, hold up no one else, nor another browser of the same person", async () => {
  const people = [];
  for (let number = 0; number < 24; number += 1) people.push(await signIn(server));
  for (const [number, person] of people.entries()) await add(person, newBrowser(`silent-${number}`).given);
  for (const name of ["silent-own", "laptop"]) await add(lea, newBrowser(name).given);
  for (const person of [...people, lea]) await notifyAll(server, draftOf("proposal_received", person));
  const over = server.domains.notifications.push.run();
  await vi.waitFor(() => expect(received).toHaveLength(26), { timeout: 5000 });
  expect(pathsReached()).toContain("/laptop");
  // While they still wait, what comes now is reported too.
  const karim = await signIn(server, { prenom: "Karim" });
  await add(karim, newBrowser("phone").given);
  await notifyAll(server, draftOf("proposal_received", karim));
  await server.domains.notifications.push.run();
  await vi.waitFor(() => expect(pathsReached()).toContain("/phone"), { timeout: 5000 });
  for (const response of silent) response.destroy();
  await over;
  // Tried again a minute later, they take 16 hands at most, and no one person two of them.
  server.clock.advance(60_000);
  received = [];
  silent = [];
  const again = server.domains.notifications.push.run();
  await vi.waitFor(() => expect(silent).toHaveLength(16), { timeout: 5000 });
  isSilenceOver = true;
  for (const response of silent) response.destroy();
  await again;
  expect(received.filter(({ path }) => path.startsWith("/silent"))).toHaveLength(25);
});

test("what was read before it could be reported is not", async () => {
  await add(lea, newBrowser("laptop").given);
  await notifyAll(server, draftOf("proposal_received", lea));
  await lea.call(markAllRead);
  await server.settle();
  expect(received).toEqual([]);
});

describe("a browser", () => {
  test("is listed by its own text, the same one is the same, and it ends when its owner states it", async () => {
    const { given } = newBrowser("laptop");
    const twice = await Promise.all([add(lea, given), add(lea, given)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const [device, ...others] = await devicesOf(lea);
    expect([device?.mark.length, others]).toEqual([43, []]);
    expect(JSON.stringify(device)).not.toContain(given.endpoint);
    const params = { id: device?.id ?? "" };
    const karim = await signIn(server, { prenom: "Karim" });
    expect((await karim.call(endPushDevice, { params })).status).toBe(404);
    expect((await lea.call(endPushDevice, { params })).status).toBe(200);
    expect((await lea.call(endPushDevice, { params })).status).toBe(404);
    await notifyAll(server, draftOf("proposal_received", lea));
    await server.settle();
    expect(received).toEqual([]);
  });

  test("ends with the session in which it was asked, and another stays", async () => {
    const other = await signInAgain(server, lea.person);
    await add(lea, newBrowser("laptop").given);
    await add(other, newBrowser("phone").given);
    await lea.call(authContract.logout);
    await notifyAll(server, draftOf("proposal_received", lea));
    await server.settle();
    expect(pathsReached()).toEqual(["/phone"]);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  test("is reported for whoever subscribed in it last", async () => {
    const { given } = newBrowser("laptop");
    const karim = await signIn(server, { prenom: "Karim" });
    await add(lea, given);
    await add(karim, given);
    await notifyAll(server, draftOf("proposal_received", lea));
    await server.settle();
    expect([received, await devicesOf(lea)]).toEqual([[], []]);
  });

  test("beyond the twentieth takes the place of the oldest", async () => {
    for (let number = 1; number <= 21; number += 1) {
      server.clock.advance(1000);
      await add(lea, newBrowser(`browser-${number}`).given);
    }
    await notifyAll(server, draftOf("proposal_received", lea));
    await server.settle();
    expect(received).toHaveLength(20);
    expect(pathsReached()).not.toContain("/browser-1");
  });

  test.each([
    "https://push.exemple.fr:22/x",
    "https://10.0.0.1/x",
    "https://[::ffff:10.0.0.1]/x",
    "http://push.exemple.fr/x",
    "https://user:pass@push.exemple.fr/x",
    "file:///etc/passwd",
    "",
  ])("at %s is refused", async (endpoint) => {
    const { status, error } = await add(lea, { ...newBrowser("x").given, endpoint });
    expect([status, error.code]).toEqual([422, "PUSH_REFUSED"]);
  });

  test("with keys that are none, too much or too little is refused", async () => {
    const { given } = newBrowser("x");
    const codes = [];
    for (const body of [
      { ...given, p256dh: "A".repeat(87) },
      { ...given, p256dh: "'; drop table users; --" },
      { ...given, auth: "" },
      { ...given, endpoint: `${origin}/${"x".repeat(9000)}` },
      {},
    ])
      codes.push((await add(lea, body)).status);
    expect(codes).toEqual([422, 400, 400, 400, 400]);
    expect((await server.client().call(push)).status).toBe(401);
    expect((await server.client().call(addPushDevice, { body: given })).status).toBe(401);
  });

  test("of this machine is refused and never called where the settings do not allow it", async () => {
    const plain = await startTestServer();
    try {
      const zoe = await signIn(plain, { prenom: "Zoé" });
      const { given } = newBrowser("laptop");
      expect((await add(zoe, given)).status).toBe(422);
      // One that was stored under other settings.
      await add(zoe, { ...given, endpoint: "https://push.exemple.fr/x" });
      await plain.platform.db.execute(sql`update push_devices set endpoint = ${given.endpoint}`);
      await notifyAll(plain, draftOf("proposal_received", zoe));
      await plain.settle();
      expect([received, await devicesOf(zoe)]).toEqual([[], []]);
    } finally {
      await plain.close();
    }
  });
});

test("the server’s key is drawn once, stored, and the same for every process; the settings may give another", async () => {
  const { body } = await lea.call(push);
  const replica = await server.replica();
  expect(replica.platform.push.publicKey).toBe(body.data.publicKey);
  await replica.app.close();
  const { rows } = await server.platform.db.execute<{ value: string }>(
    sql`select value from secrets where name = 'vapid'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(rows[0]?.value);
  const vapidKey = newVapidKey();
  const given = await startTestServer({ config: { push: { ...testConfig().push, vapidKey } } });
  try {
    expect(given.platform.push.publicKey).toBe(vapidOf(vapidKey, "").publicKey);
    expect(given.platform.push.publicKey).not.toBe(body.data.publicKey);
  } finally {
    await given.close();
  }
});
