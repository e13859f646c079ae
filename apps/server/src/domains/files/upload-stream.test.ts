import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { filesRoutes } from "@jobami/api/files/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePicture } from "../../testing/test-files.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const most = 10_000_000;
const path = `${filesRoutes.upload.path}?purpose=profilePhoto&name=a.jpg`;

async function incoming(): Promise<string[]> {
  const folder = join(server.platform.config.dataDir, "incoming");
  return existsSync(folder) ? readdir(folder) : [];
}

/** An upload over a connection of its own, which the test feeds. */
async function begin(headers: Record<string, string | number>) {
  const { client } = await signIn(server);
  const token = await client.csrfToken();
  const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const sending = request({
    port,
    path,
    method: "POST",
    headers: { cookie, "x-xsrf-token": token, "content-type": "application/octet-stream", ...headers },
  });
  const answer = new Promise<{ status: number; code: string } | "cut">((resolve) => {
    sending.on("error", () => resolve("cut"));
    sending.on("response", (response) => {
      response.toArray().then(
        (parts) => {
          const { code } = JSON.parse(Buffer.concat(parts as Buffer[]).toString());
          resolve({ status: response.statusCode ?? 0, code });
        },
        () => resolve("cut"),
      );
    });
  });
  return { sending, answer };
}

/** Resolves once the server has begun, or ended, to take a body in. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("a body that never ends is refused at the limit and its connection cut soon after", async () => {
  const { sending, answer } = await begin({ "transfer-encoding": "chunked" });
  const piece = Buffer.alloc(1_000_000, 0xff);
  const feed = () => {
    while (!sending.destroyed && sending.write(piece));
  };
  sending.on("drain", feed);
  feed();
  const outcome = await answer;
  expect(outcome === "cut" ? "PAYLOAD_TOO_LARGE" : outcome.code).toBe("PAYLOAD_TOO_LARGE");
  expect(await incoming()).toEqual([]);
  await once(sending.socket as Socket, "close");
});

test("a body that states that it is too large is refused unread, and the caller hears why", async () => {
  const { sending, answer } = await begin({ "content-length": most + 1 });
  sending.flushHeaders();
  expect(await answer).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  sending.destroy();
});

test("an upload that is stopped leaves nothing on the disk, and the person's hand is free again", async () => {
  const { sending } = await begin({ "content-length": 1_000_000 });
  sending.write(Buffer.alloc(500_000, 0xff));
  await until(async () => (await incoming()).length === 1);
  sending.destroy();
  await until(async () => (await incoming()).length === 0);
});

test("less than was announced is no file", async () => {
  const picture = await makePicture();
  const { sending, answer } = await begin({ "content-length": picture.length + 10 });
  sending.write(picture);
  await until(async () => (await incoming()).length === 1);
  sending.socket?.end();
  expect(await answer).toMatchObject({ status: 400 });
  await until(async () => (await incoming()).length === 0);
});
