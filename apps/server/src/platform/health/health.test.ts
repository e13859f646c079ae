import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthContract } from "@jobami/api/health/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Forwarder, startForwarder } from "../../testing/forwarder.ts";
import { startS3 } from "../../testing/test-s3.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { startSmtp } from "../../testing/test-smtp.ts";
import { newId } from "../database/ids.ts";
import { mails } from "../mail/mail.tables.ts";
import { smtpTransport } from "../mail/smtp-transport.ts";
import { freshMs } from "./dependencies.ts";

let server: TestServer;
let toFiles: Forwarder;
let toMail: Forwarder;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const folder = join(tmpdir(), `jobami-health-${newId()}`);
  const { s3, stop } = await startS3(folder);
  const smtp = await startSmtp();
  toFiles = await startForwarder(Number(new URL(s3.endpoint).port));
  toMail = await startForwarder(smtp.port);
  ends.push(toFiles.close, toMail.close, stop, smtp.stop, () => rm(folder, { recursive: true, force: true }));
  server = await startTestServer({
    config: { s3: { ...s3, endpoint: `http://127.0.0.1:${toFiles.port}` } },
    transport: smtpTransport(`smtp://127.0.0.1:${toMail.port}`, "jobami@exemple.fr"),
  });
});
afterAll(async () => {
  await server.close();
  for (const end of ends) await end();
});

/** What the health answers once everything that it asks anew has answered or refused: a call waits a second at most. */
async function healthIs(expected: object): Promise<void> {
  server.clock.advance(freshMs);
  await vi.waitFor(
    async () => {
      const { status, body } = await server.client().call(healthContract.health);
      expect([status, body]).toEqual([200, expected]);
    },
    { timeout: 20_000 },
  );
}

test("a bucket and a mail server that are away are named, while the server goes on; they are no longer when they are back", async () => {
  await healthIs({ status: "ok" });
  await toMail.cut();
  await healthIs({ status: "ok", degraded: ["smtp"] });
  await toFiles.cut();
  await healthIs({ status: "ok", degraded: ["s3", "smtp"] });
  const mailOf = async (text: string, lastError: string) => {
    const id = newId();
    const late = {
      status: "failed",
      tries: 6,
      dueAt: new Date(server.clock.now() + 3_600_000),
      lastError,
    } as const;
    const letter = { to: `${text}@exemple.fr`, subject: text, text, html: text, createdAt: new Date() };
    await server.platform.db.insert(mails).values({ id, ...letter, ...late });
    return id;
  };
  await mailOf("away", "connect ECONNREFUSED 127.0.0.1:587");
  await mailOf("full", "Can't send mail - all recipients were rejected: 452 4.2.2 mailbox full");
  await toMail.mend();
  await healthIs({ status: "ok", degraded: ["s3"] });
  await server.platform.jobs.drain();
  const stored = await server.platform.db
    .select({ subject: mails.subject, status: mails.status })
    .from(mails);
  expect(Object.fromEntries(stored.map(({ subject, status }) => [subject, status]))).toEqual({
    away: "sent",
    full: "failed",
  });
  await toFiles.mend();
  await healthIs({ status: "ok" });
});
