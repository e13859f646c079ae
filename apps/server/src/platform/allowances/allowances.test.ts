import { authContract } from "@jobami/api/auth/contract";
import { blocksContract } from "@jobami/api/blocks/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { contactContract } from "@jobami/api/contact/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "../../config.ts";
import { contract } from "../../contract.ts";
import { goodPassword, lea } from "../../testing/test-accounts.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Allowance, allowanceTable, countedAs, newcomerMs, uncounted } from "./allowance-table.ts";
import { allowanceKindOf } from "./allowances.ts";

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

let server: TestServer;
let owner: SignedIn;
let missionId: string;
beforeAll(async () => {
  server = await startTestServer({ config: { allowances: readConfig({ DEMO_DATA: "0" }).allowances } });
});
beforeEach(async () => {
  await server.reset();
  owner = await signIn(server);
  missionId = (await postMission(server, owner)).id;
});
afterAll(() => server.close());

const comment = (by: SignedIn) =>
  by.call(commentsContract.post, { params: { id: missionId }, body: { comment: "À quelle heure\u202f?" } });
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe("the table", () => {
  test("names calls that there are, and each change of people counts as something", () => {
    for (const name of [...Object.keys(countedAs), ...Object.keys(uncounted)])
      expect([name, contract.has(name)]).toEqual([name, true]);
    const free = [...contract].filter(
      ([name, endpoint]) =>
        endpoint.route.method !== "GET" &&
        !/^job(modo|padm)$/.test(endpoint.route.access) &&
        allowanceKindOf(name, endpoint) === null,
    );
    expect(free.map(([name]) => name).sort()).toEqual(Object.keys(uncounted).sort());
  });

  test("states for a call without a session what an address and a network may", () => {
    for (const [name, endpoint] of contract) {
      const kind = allowanceKindOf(name, endpoint);
      if (kind === null || endpoint.route.access !== "public") continue;
      expect([name, Object.keys(allowanceTable[kind])]).toEqual([
        name,
        expect.arrayContaining(["address", "network"]),
      ]);
    }
  });

  test("gives a new person no more than others, and a day more than a minute", () => {
    for (const [kind, allowance] of Object.entries(allowanceTable)) {
      const { person, newcomer }: Allowance = allowance;
      if (person !== undefined && newcomer !== undefined)
        expect([kind, newcomer.minute <= person.minute, newcomer.day <= person.day]).toEqual([
          kind,
          true,
          true,
        ]);
      for (const one of Object.values(allowance)) expect([kind, one.minute < one.day]).toEqual([kind, true]);
    }
  });
});

describe("a person", () => {
  const { comment: of } = allowanceTable;

  test("writes as much as is allowed in a minute, fifty at once or one after the other, and learns how long to wait", async () => {
    const { person } = await signIn(server);
    server.clock.advance(newcomerMs);
    const karim = await signInAgain(server, person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => comment(karim)));
    expect([statuses(answers, 201), statuses(answers, 429)]).toEqual([
      of.person.minute,
      50 - of.person.minute,
    ]);
    server.clock.advance(minuteMs - 1000);
    const refused = await comment(karim);
    expect(refused.error).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Vous avez écrit beaucoup de commentaires en peu de temps. Réessayez dans 1 seconde.",
      data: { retryAfterSeconds: 1, kind: "comment" },
    });
    expect(refused.response.headers["retry-after"]).toBe("1");
    server.clock.advance(1000);
    expect((await comment(karim)).status).toBe(201);
  });

  test("whose account is new may do less, and no one pays for what another does", async () => {
    const karim = await signIn(server);
    const answers = [];
    for (let tries = 0; tries < of.newcomer.minute + 1; tries += 1) answers.push(await comment(karim));
    expect([statuses(answers, 201), statuses(answers, 429)]).toEqual([of.newcomer.minute, 1]);
    expect((await comment(await signIn(server))).status).toBe(201);
    expect((await karim.call(blocksContract.add, { params: { id: owner.person.id } })).status).not.toBe(429);
  });

  test("who has done a day's worth waits for the day's end", async () => {
    let karim = await signIn(server);
    let done = 0;
    while (done < of.newcomer.day) {
      karim = await signInAgain(server, karim.person);
      for (let tries = 0; tries < of.newcomer.minute && done < of.newcomer.day; tries += 1) {
        expect((await comment(karim)).status).toBe(201);
        done += 1;
      }
      server.clock.advance(minuteMs);
    }
    const { error } = await comment(karim);
    expect(error.message).toMatch(/Réessayez dans 24 heures\.$/);
    expect(error.data?.retryAfterSeconds).toBeLessThanOrEqual(dayMs / 1000);
  });
});

describe("who is not signed in", () => {
  const write = () =>
    server.client().call(contactContract.send, {
      body: {
        name: "Léa",
        email: lea.email,
        subject: "Une question",
        message: "Bonjour, comment faire\u202f?",
      },
    });

  test("is counted by address, and a new browser changes nothing", async () => {
    const answers = [];
    for (let tries = 0; tries < allowanceTable.ticket.address.minute + 2; tries += 1)
      answers.push(await write());
    expect(statuses(answers, 429)).toBe(2);
  });

  test("makes few accounts in a minute, and signing in does not use them up", async () => {
    const register = (number: number) =>
      server.client().call(authContract.register, { body: { ...lea, email: `lea-${number}@exemple.fr` } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => register(number)));
    const usual = allowanceTable.usualSignUp.network.minute;
    const codes = answers.filter(({ status }) => status === 429).map(({ error }) => error.code);
    expect(statuses(answers, 201)).toBe(usual);
    expect(codes.filter((code) => code === "SIGN_UP_PROOF_NEEDED")).toHaveLength(
      allowanceTable.signUp.address.minute - usual,
    );
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(
      20 - allowanceTable.signUp.address.minute,
    );
    expect((await register(0)).error.message).toMatch(
      /^Beaucoup de comptes ont été créés depuis cette connexion\. Réessayez dans /,
    );
    const { status } = await server
      .client()
      .call(authContract.login, { body: { email: "lea-1@exemple.fr", password: goodPassword } });
    expect(status).not.toBe(429);
  });
});

test("staff is not withheld from its work: what it does is audited", async () => {
  const anne = await signIn(server, { role: "jobpadm" });
  for (let tries = 0; tries <= allowanceTable.change.person.minute; tries += 1)
    expect((await anne.call(peopleContract.setWishes, { body: { isOn: tries % 2 === 0 } })).status).toBe(200);
});

describe("the setting", () => {
  const read = (ALLOWANCES: string) => readConfig({ DEMO_DATA: "0", ALLOWANCES }).allowances;

  test("is off, the table, or the table with other rates", () => {
    expect(read("off")).toBe("off");
    expect(read("{}")).toEqual(allowanceTable);
    expect(read('{"mission":{"person":{"day":500}}}')).toEqual({
      ...allowanceTable,
      mission: { ...allowanceTable.mission, person: { minute: 6, day: 500 } },
    });
  });

  test.each([
    "on",
    "[]",
    '{"missions":{}}',
    '{"mission":{"person":{"day":0}}}',
    '{"mission":{"persons":{}}}',
  ])("refuses %s and states it", (given) => {
    expect(() => read(given)).toThrow(ConfigError);
    expect(() => read(given)).toThrow(/ALLOWANCES/);
  });
});
