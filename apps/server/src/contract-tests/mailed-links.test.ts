import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accountContract } from "@jobami/api/account/contract";
import { appealsContract } from "@jobami/api/appeals/contract";
import { authContract } from "@jobami/api/auth/contract";
import { billingContract } from "@jobami/api/billing/contract";
import { emailChangeContract } from "@jobami/api/email-change/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { digestLeaveRoute } from "@jobami/api/notifications/routes";
import type { MailedPage } from "@jobami/api/pages/mailed";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sanctioned } from "../domains/appeals/appeals.fixture.ts";
import { issuedBy } from "../domains/billing/billing.fixture.ts";
import {
  chooseFor,
  draftOf,
  goTo,
  notifyAll,
  runMailJobs,
} from "../domains/notifications/notifications.fixture.ts";
import { mails } from "../platform/mail/mail.tables.ts";

import { registerPages } from "../platform/pages/pages.ts";
import { createFactsReader } from "../start.ts";
import { member } from "../testing/samples.ts";
import { goodPassword, lea, logIn, mailedToken } from "../testing/test-accounts.ts";
import { signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { changedTables, readState } from "./state.ts";

const sources = join(import.meta.dirname, "..");

let server: TestServer;
beforeAll(async () => {
  // Nothing to do where today's pages are built.
  execFileSync(process.execPath, [join(sources, "../../../tools/web-build.ts")]);
  server = await startTestServer({
    extend: (app, platform) =>
      registerPages(app, { facts: createFactsReader(platform, () => []), guard: platform, origin: null }),
  });
});
afterAll(() => server?.close());
beforeEach(() => server.reset());

interface Mailed {
  /** Has the mail sent, as the last one. */
  send: () => Promise<unknown>;
  /** What the page asks the server by itself, where scripts run. */
  asks?: (token: string) => Promise<unknown>;
}

async function subscribed(): Promise<void> {
  await server.client().call(newsletterContract.subscribe, { body: { email: lea.email } });
}

/** A digest about one line. */
async function digested(): Promise<void> {
  const to = await signIn(server, { prenom: "Léa" });
  await chooseFor(to, "comment_received", "mail", "digest");
  await notifyAll(server, draftOf("comment_received", to));
  goTo(server, "2026-11-20", "18:00");
  await runMailJobs(server);
}

async function documentSent(type: "devis" | "facture"): Promise<void> {
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const { id } = await issuedBy(karim, type);
  await karim.call(billingContract.send, { params: { id } });
}

/** Every page that a mail gives the key of: those of a token, and the documents, whose addresses no one guesses. */
const table: Record<MailedPage | "/quote-acceptance" | "/document", Mailed> = {
  "/verify-email": { send: () => server.client().call(authContract.register, { body: lea }) },
  "/reset-password": {
    send: async () => {
      const client = await member(server);
      await client.call(authContract.forgotPassword, { body: { email: lea.email } });
    },
    asks: (token) => server.client().call(authContract.validateResetToken, { body: { token } }),
  },
  "/newsletter/verify": { send: subscribed },
  "/newsletter/unsubscribe": {
    send: async () => {
      await subscribed();
      const token = await mailedToken(server, lea.email);
      await server.client().call(newsletterContract.verify, { body: { token } });
    },
  },
  "/notifications/fin-du-resume": { send: digested },
  [digestLeaveRoute]: { send: digested },
  "/account/delete/confirm": {
    send: async () => {
      const client = await member(server);
      await client.call(accountContract.askDeletion, { body: { password: goodPassword } });
    },
    asks: (token) => server.client().call(accountContract.lookAtDeletion, { body: { token } }),
  },
  "/account/email": {
    send: async () => {
      const client = await member(server);
      const body = { email: "lea.martin@exemple.org", password: goodPassword };
      await client.call(emailChangeContract.ask, { body });
    },
    asks: (token) => server.client().call(emailChangeContract.look, { body: { token } }),
  },
  "/decision": {
    send: () => sanctioned(server),
    asks: (token) => server.client().call(appealsContract.look, { body: { token } }),
  },
  "/unknown-device": {
    send: async () => {
      await member(server);
      await logIn(server.client());
    },
  },
  "/quote-acceptance": { send: () => documentSent("devis") },
  "/document": { send: () => documentSent("facture") },
};

/** The address of that page in the newest mail that has one. */
async function addressIn(page: string): Promise<URL> {
  await server.settle();
  const rows = await server.platform.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id));
  const written = rows.flatMap(({ text, unsubscribeUrl }) => [
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...(unsubscribeUrl === null ? [] : [unsubscribeUrl]),
  ]);
  // A document is named by its id.
  const isThere = ({ pathname }: URL) => pathname.replace(/\/[\da-f-]{36}$/, "") === page;
  const found = written.map((url) => new URL(url)).find(isThere);
  if (found === undefined) throw new Error(`no mail leads to ${page}: ${written.join(" ")}`);
  return found;
}

/** Opens an address as a program does that searches through mails: its page, what it is made of, the page of its scripts' router. */
async function open({ pathname, search }: URL): Promise<number[]> {
  const asked = [
    { method: "GET", url: pathname + search, headers: { accept: "text/html" } },
    { method: "HEAD", url: pathname + search },
    { method: "GET", url: `${pathname}.data${search}` },
  ] as const;
  const statuses: number[] = [];
  for (const request of asked) statuses.push((await server.app.inject(request)).statusCode);
  return statuses;
}

test.each(Object.entries(table))(
  "opening %s, as often as one likes, changes nothing",
  async (page, { send, asks }) => {
    await send();
    const address = await addressIn(page);
    const before = await readState(server);
    for (const _ of [1, 2]) {
      // A mail program's own address has no page.
      expect(new Set(await open(address))).toEqual(new Set([page === digestLeaveRoute ? 404 : 200]));
      await asks?.(address.searchParams.get("token") ?? "");
    }
    await server.settle();
    expect(changedTables(before, await readState(server))).toBe("");
  },
);

test("no mail writes the address of a page with a token but through the list of those pages", () => {
  const writers = globSync("{domains,platform}/**/*.ts", { cwd: sources })
    .filter((file) => !/\.(test|fixture|samples)\.ts$/.test(file))
    .filter((file) => /[?&]\w*token=/i.test(readFileSync(join(sources, file), "utf8")));
  expect(writers).toEqual(["platform/mail/mailed-address.ts"]);
});
