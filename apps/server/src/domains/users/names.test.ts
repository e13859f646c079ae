import { authContract } from "@jobami/api/auth/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

test.each([
  "R2D2",
  "<img src=x onerror=alert(1)>",
  "'; drop table users;--",
  "مريم",
  "\u202eaéL",
  "می\u200cخواهم",
  "👩🏽‍🔧",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤o",
  "undefined",
  "１２３ ﷽",
])("a person may be called %j: the name comes back letter for letter", async (name) => {
  const { call } = await signIn(server);
  const { status } = await call(authContract.updateProfile, { body: { prenom: name, nom: name } });
  const { body } = await call(profilesContract.own);
  expect([status, body.profil.data]).toMatchObject([200, { prenom: name, nom: name }]);
});

test("a name turns nothing around it where others are informed of it", async () => {
  const owner = await signIn(server);
  const notificationAbout = async (prenom: string) => {
    const jobbeur = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
    const mission = await postMission(server, owner, { title: "Tailler la \u202eeiah" });
    await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: { amount: 60 } });
    const { body } = await owner.call(notificationsContract.list);
    return body.data[0]?.content;
  };
  expect(await notificationAbout("\u2069\u202emiraK")).toMatch(
    /^<p>miraK B\. .*«\u202fTailler la eiah\u202f»/,
  );
  expect(await notificationAbout("كريم")).toMatch(/^<p>\u2068كريم B\.\u2069 /);
});
