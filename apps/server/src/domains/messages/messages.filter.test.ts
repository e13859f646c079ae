import { contactFilterVersion, type FoundContact, findContacts } from "@jobami/api/messages/contacts";
import { messagesContract } from "@jobami/api/messages/contract";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { renewMessages } from "./messages.filter.ts";
import { contest, conversation, write } from "./messages.fixture.ts";
import { privateMessages } from "./messages.tables.ts";

let server: TestServer;
let about: Awaited<ReturnType<typeof conversation>>;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  about = await conversation(server);
});
afterAll(() => server.close());

const text = "Voici mon numéro 06 12 34 56 78";
/** What no filter finds in it: « Voici » alone. */
const planted: FoundContact[] = [{ start: 0, length: 5, kind: "link" }];

const rows = () =>
  server.platform.db
    .select({ contacts: privateMessages.contacts, filterVersion: privateMessages.filterVersion })
    .from(privateMessages)
    .orderBy(asc(privateMessages.id));
const keep = (contacts: readonly FoundContact[], version: number) =>
  server.platform.db.execute(
    sql`update private_messages set contacts = ${JSON.stringify(contacts)}::jsonb, filter_version = ${version}`,
  );

/** What the reader sees of the one message, wherever it is read. */
async function seen(): Promise<string[]> {
  const { jobbeur, id } = about;
  const thread = await jobbeur.call(messagesContract.thread, { params: { id } });
  const one = await jobbeur.call(messagesContract.one, { params: { id } });
  const found = await jobbeur.call(messagesContract.search, { query: { q: "numéro" } });
  return [
    thread.body.data.messages[0]?.text ?? "",
    one.body.data.last_message_preview ?? "",
    found.body.data[0]?.excerpt ?? "",
  ];
}

const thrice = (text: string) => [text, text, text];

describe("what the filter finds in a message", () => {
  test("is stored with the text and the filter’s version when it is sent", async () => {
    await write(about.owner, about.id, text);
    expect(await rows()).toEqual([{ contacts: findContacts(text), filterVersion: contactFilterVersion }]);
    expect(await seen()).toEqual(thrice("Voici mon numéro •••••"));
  });

  test("is read as it is stored, and not looked for again", async () => {
    await write(about.owner, about.id, text);
    await keep(planted, contactFilterVersion);
    expect(await seen()).toEqual(thrice("••••• mon numéro 06 12 34 56 78"));
    const own = await about.owner.call(messagesContract.thread, { params: { id: about.id } });
    expect(own.body.data.messages[0]).toMatchObject({ text, hidden: planted });
    await keep([], contactFilterVersion);
    const { error } = await contest(about.owner, about.id, own.body.data.messages[0]?.id ?? "");
    expect(error.code).toBe("NOTHING_HIDDEN");
  });

  test("is looked for anew where another version found it", async () => {
    await write(about.owner, about.id, text);
    for (const version of [contactFilterVersion - 1, contactFilterVersion + 1]) {
      await keep(planted, version);
      expect(await seen()).toEqual(thrice("Voici mon numéro •••••"));
    }
  });

  test("is forgotten with the text, whoever replaces it", async () => {
    await write(about.owner, about.id, text);
    await server.platform.db.execute(sql`update private_messages set body = 'Appelez le 07 98 76 54 32'`);
    expect(await rows()).toEqual([{ contacts: null, filterVersion: 0 }]);
  });
});

describe("messages that an older version of the filter looked through", () => {
  /** A newer filter that notes what it is shown. */
  function newer() {
    const shown: string[] = [];
    const find = (text: string) => {
      shown.push(text);
      return planted;
    };
    return { shown, filter: { version: contactFilterVersion + 1, find } };
  }
  const versions = async () =>
    (await rows()).map(({ filterVersion }) => filterVersion - contactFilterVersion);
  beforeEach(async () => {
    for (const number of [1, 2, 3, 4, 5]) await write(about.owner, about.id, `Message ${number}`);
  });

  test("are looked through some at a time, and the next go takes up where one ended", async () => {
    const { shown, filter } = newer();
    const { run } = renewMessages({ db: server.platform.db, filter, batch: 2, most: 3 });
    expect(await run()).toBe(3);
    expect(await versions()).toEqual([1, 1, 1, 0, 0]);
    expect(shown).toEqual(["Message 1", "Message 2", "Message 3"]);
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    expect(shown).toHaveLength(5);
    expect(await rows()).toEqual(
      Array.from({ length: 5 }, () => ({ contacts: planted, filterVersion: filter.version })),
    );
  });

  test("are looked through once, by however many processes", async () => {
    const { shown, filter } = newer();
    const { run } = renewMessages({ db: server.platform.db, filter, batch: 1 });
    await Promise.all([run(), run(), run()]);
    expect(shown.sort()).toEqual([1, 2, 3, 4, 5].map((number) => `Message ${number}`));
  });

  test("keep what a go that failed had done, and nothing of where it failed", async () => {
    const { filter } = newer();
    const find = (text: string) => {
      if (text === "Message 4") throw new Error("The process ends.");
      return filter.find(text);
    };
    const failing = renewMessages({ db: server.platform.db, filter: { ...filter, find }, batch: 2 });
    await expect(failing.run()).rejects.toThrow("The process ends.");
    expect(await versions()).toEqual([1, 1, 0, 0, 0]);
    expect(await renewMessages({ db: server.platform.db, filter, batch: 2 }).run()).toBe(3);
  });

  test("are left alone by a process that has an older filter still", async () => {
    const { shown, filter } = newer();
    const older = { ...filter, version: contactFilterVersion };
    expect(await renewMessages({ db: server.platform.db, filter: older }).run()).toBe(0);
    expect(shown).toEqual([]);
  });

  test("are looked through by a job", async () => {
    await keep(planted, 0);
    expect(await server.domains.messages.renewal.run()).toBe(5);
    expect(await rows()).toEqual(
      Array.from({ length: 5 }, () => ({ contacts: [], filterVersion: contactFilterVersion })),
    );
  });
});
