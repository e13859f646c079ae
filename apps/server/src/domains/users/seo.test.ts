import { missionsContract } from "@jobami/api/missions/contract";
import { completenessOf } from "@jobami/api/profiles/completeness";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { usersContract } from "@jobami/api/users/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { seoPromotions } from "./users.tables.ts";

let server: TestServer;
let karim: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
});
afterAll(() => server.close());

const stats = async (of: SignedIn) => (await of.call(usersContract.seoPromotionStats)).body.stats;
const prefer = (of: SignedIn, seo_indexable: boolean) =>
  of.call(usersContract.updateSeoPreferences, { body: { seo_indexable } });

async function finishMissionTogether(): Promise<void> {
  const lea = await signIn(server, { prenom: "Léa" });
  const { id } = await postMission(server, lea);
  const { body } = await karim.call(proposalsContract.propose, {
    params: { id },
    body: { amount: 40, message: "Disponible." },
  });
  await lea.call(proposalsContract.accept, {
    params: { id, proposalId: body.data.proposalId },
    body: {},
  });
  expect((await stats(karim)).missionsCompleted).toBe(0);
  await lea.call(missionsContract.close, { params: { id }, body: { statut: "terminee" } });
  expect((await stats(lea)).missionsCompleted).toBe(0);
}

test("no one is referenced unless they state it, and may take it back [SEO-01, SEO-06]", async () => {
  expect((await stats(karim)).seoIndexable).toBe(false);
  expect((await prefer(karim, true)).body).toEqual({
    success: true,
    message: "Votre profil peut maintenant être référencé.",
  });
  expect((await stats(karim)).seoIndexable).toBe(true);
  expect((await prefer(karim, false)).body.success).toBe(true);
  expect((await stats(karim)).seoIndexable).toBe(false);
});

test("the stats report since when, how complete and how many missions the jobbeur finished [SEO-03, SEO-05]", async () => {
  expect(await stats(karim)).toEqual({
    seoIndexable: false,
    registrationDate: karim.person.date_inscription,
    profileCompleteness: 10,
    missionsCompleted: 0,
  });
  const body = { ...sampleDraft, version: 0 };
  const { profil } = (await karim.call(profilesContract.save, { body })).body;
  await finishMissionTogether();
  const { percent } = completenessOf(profil.data);
  expect(percent).toBeGreaterThan(50);
  expect(await stats(karim)).toMatchObject({ profileCompleteness: percent, missionsCompleted: 1 });
});

test("a promotion that was shown is noted with its trigger, each once with its newest instant [SEO-04]", async () => {
  const show = (trigger: "onboarding" | "notification") =>
    karim.call(usersContract.seoPromotionShown, { body: { trigger } });
  expect((await show("onboarding")).body).toEqual({ success: true });
  await show("notification");
  server.clock.advance(1000);
  await show("notification");
  const rows = await server.platform.db.select().from(seoPromotions);
  const at = (ms: number) => new Date(server.clock.now() - ms);
  expect(rows.map(({ trigger, shownAt }) => [trigger, shownAt]).sort()).toEqual([
    ["notification", at(0)],
    ["onboarding", at(1000)],
  ]);
});

test("a trigger that does not exist is refused by its field [SEO-04]", async () => {
  const { status, error } = await karim.call(usersContract.seoPromotionShown, {
    body: { trigger: "birthday" as never },
  });
  expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([
    400,
    "VALIDATION_FAILED",
    ["trigger"],
  ]);
});
