import { billingContract } from "@jobami/api/billing/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { offersContract } from "@jobami/api/offers/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { placesContract } from "@jobami/api/places/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
import { supportContract } from "@jobami/api/support/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "../contract.ts";
import { issuedBy } from "../domains/billing/billing.fixture.ts";
import { conversation, write } from "../domains/messages/messages.fixture.ts";
import { draftOf, notifyAll } from "../domains/notifications/notifications.fixture.ts";
import { publish } from "../domains/offers/offers.fixture.ts";
import { sampleDraft } from "../domains/profiles/profiles.samples.ts";
import { ask } from "../domains/support/support.fixture.ts";
import { postMission } from "../testing/test-missions.ts";
import { signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** What is searched, as careful people and their telephones write it. */
const written = "L’œuvre vérifiée d’été – porte-à-faux";
/** The same as others type it. */
const spellings = {
  "as it is written": written,
  "with straight apostrophes": "l'œuvre d'été",
  "without accents": "oeuvre verifiee",
  "in capitals": "ŒUVRE VÉRIFIÉE",
  "from a Mac": "œuvre vérifiée d’été".normalize("NFD"),
  "with no-break and other blanks": "œuvre\u00a0vérifiée\u202fd’été  porte",
  "without hyphens": "porte à faux",
  "with another hyphen": "porte‑à‑faux",
  "with a ligature that is none": "oeuvre",
};

interface Search {
  /** What is found, where it is no whole text: a name, an address, a commune. */
  written?: string;
  spellings?: Readonly<Record<string, string>>;
  /** Makes something to find; answers how many are found by what was typed. */
  make: (phrase: string) => Promise<(typed: string) => Promise<number>>;
}

const names = {
  "as it is written": "Cœur-d’Été",
  "with a straight apostrophe": "coeur-d'ete",
  "in capitals": "CŒUR D’ÉTÉ",
  "from a Mac": "cœur d’été".normalize("NFD"),
  "with no-break blanks": "cœur\u00a0d’été",
};

/** Makes a person whose name is searched by an administrator. */
const byName =
  (find: (typed: string, admin: Awaited<ReturnType<typeof signIn>>) => Promise<number>) =>
  async (phrase: string) => {
    await signIn(server, { prenom: phrase, nom: "Martin" });
    const admin = await signIn(server, { role: "jobpadm", prenom: "Anne", nom: "Perrin" });
    return (typed: string) => find(typed, admin);
  };

/** Each call that takes terms, and how it is tried. */
const searches: Record<string, Search> = {
  "missions.list": {
    make: async (title) => {
      const lea = await signIn(server);
      await postMission(server, lea, { title });
      return async (search) =>
        (await lea.call(missionsContract.list, { query: { search } })).body.data.length;
    },
  },
  "missions.all": {
    make: async (title) => {
      await postMission(server, await signIn(server), { title });
      const karim = await signIn(server);
      return async (search) =>
        (await karim.call(missionsContract.all, { query: { search } })).body.data.length;
    },
  },
  "messages.search": {
    make: async (text) => {
      const { owner, id } = await conversation(server);
      await write(owner, id, text);
      return async (q) => (await owner.call(messagesContract.search, { query: { q } })).body.data.length;
    },
  },
  "notifications.list": {
    make: async (sentence) => {
      const lea = await signIn(server);
      await notifyAll(server, { ...draftOf("proposal_received", lea), sentence });
      return async (search) =>
        (await lea.call(notificationsContract.list, { query: { search } })).body.data.length;
    },
  },
  "support.desk": {
    make: async (subject) => {
      await ask(server, await signIn(server), { subject });
      const maud = await signIn(server, { role: "jobmodo" });
      return async (q) => (await maud.call(supportContract.desk, { query: { q } })).body.data.length;
    },
  },
  "offers.browse": {
    make: async (title) => {
      await publish(server, await signIn(server, { userType: "jobbeur" }), { title });
      const lea = await signIn(server);
      return async (q) => (await lea.call(offersContract.browse, { query: { q } })).body.data.length;
    },
  },
  "offers.every": {
    make: async (title) => {
      await publish(server, await signIn(server, { userType: "jobbeur" }), { title });
      const anne = await signIn(server, { role: "jobpadm" });
      return async (q) => (await anne.call(offersContract.every, { query: { q } })).body.data.length;
    },
  },
  "billing.list": {
    make: async (name) => {
      const karim = await signIn(server, { userType: "jobbeur" });
      const client = { personId: null, name, address: "3 allée des Tilleuls", email: "" };
      await issuedBy(karim, "devis", { client });
      return async (q) => (await karim.call(billingContract.list, { query: { q } })).body.data.length;
    },
  },
  "search.search": {
    make: async (about) => {
      const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
      await karim.call(profilesContract.save, {
        body: { ...structuredClone(sampleDraft), about, version: 0 } as never,
      });
      return async (q) =>
        (await server.client().call(searchContract.search, { query: { q } })).body.data.length;
    },
  },
  "people.list": {
    written: "Cœur-d’Été",
    spellings: names,
    make: byName(
      async (search, { call }) => (await call(peopleContract.list, { query: { search } })).body.data.length,
    ),
  },
  "consents.register": {
    written: "Cœur-d’Été",
    spellings: names,
    make: byName(
      async (search, { call }) =>
        (await call(consentsContract.register, { query: { search } })).body.data.length,
    ),
  },
  "places.search": {
    written: "Saint-Étienne",
    spellings: {
      "as it is written": "Saint-Étienne",
      shortened: "st etienne",
      "from a Mac": "saint-étienne".normalize("NFD"),
      "with no-break blanks": "SAINT\u00a0ÉTIENNE",
      "with another hyphen": "saint‑etienne",
    },
    make: async (phrase) => async (q) =>
      (await server.client().call(placesContract.search, { query: { q } })).body.data.filter(
        ({ name }) => name === phrase,
      ).length,
  },
};

/** Calls whose terms are addresses, which have one spelling, and those that search nothing. */
const others: Readonly<Record<string, string>> = {
  "search.named": "A commune by its name in an address, as places.search knows them; tried by its own test.",
  "search.suggestions":
    "Services by everyday sentences, of which the tests of the lexicon hold the spellings.",
  "mail.outbox": "Addresses alone are searched, so that no code in a subject is guessed.",
  "newsletter.subscribers": "Addresses alone are stored.",
  "files.upload": "The name of a file.",
};

const takesTerms = (query: z.ZodType | undefined): boolean => {
  const shape = (query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return ["q", "search", "words", "name", "query"].some((name) => Object.hasOwn(shape, name));
};

test("each call that takes terms is tried, or searches no texts", () => {
  const taking = [...contract].filter(([, { query }]) => takesTerms(query)).map(([name]) => name);
  expect([...Object.keys(searches), ...Object.keys(others)].sort()).toEqual(taking.sort());
});

describe.each(Object.entries(searches))("%s finds what is written", (name, { make, ...own }) => {
  test("in each spelling, and not what is not", async () => {
    const find = await make(own.written ?? written);
    const found: Record<string, number> = {};
    for (const [spelling, typed] of Object.entries(own.spellings ?? spellings))
      found[spelling] = await find(typed);
    expect([name, found]).toEqual([
      name,
      Object.fromEntries(Object.keys(own.spellings ?? spellings).map((spelling) => [spelling, 1])),
    ]);
    expect(await find("girafe")).toBe(0);
  });
});
