import { spacedCode } from "@jobami/api/offers/code";
import { offersContract } from "@jobami/api/offers/contract";
import { expect, test } from "vitest";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signInAgain } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, dayFrom, publish, setScene, take } from "./offers.fixture.ts";

const { check, codes, own, take: taking, validate } = offersContract;
const dayMs = 86_400_000;

const at = setScene();

const held = async (by: SignedIn) => (await by.call(codes, {})).body.qr_codes;
const heard = async (by: SignedIn, name: string) =>
  (await liveEventsOf(at.server, by)).filter((event) => event.name === name).length;

test("a code is taken once per person and offer, unused, and no one else reads it [OFFR-10, OFFR-11, OFFR-12, OFFR-13]", async () => {
  const { id } = await publish(at.server, at.karim);
  const all = await Promise.all(
    Array.from({ length: 5 }, () => at.lea.call(taking, { params: { offerId: id } })),
  );
  expect(new Set(all.map(({ body }) => body.data.hash)).size).toBe(1);
  const [code] = await held(at.lea);
  expect(code).toMatchObject({ offer_id: id, is_used: false, used_at: null, offer: { codesLeft: 4 } });
  expect(Date.parse(code?.created_at ?? "")).toBe(at.server.clock.now());
  expect(code?.hash).toMatch(/^[0-9a-f]{32}$/);
  expect(code?.code).toMatch(/^[2-9A-Z]{10}$/);
  expect(await held(at.noe)).toEqual([]);
  expect((await at.karim.call(own, {})).body.data[0]).toMatchObject({ taken: 1, used: 0 });
});

test("no more codes are taken than there are, whoever asks at once", async () => {
  const { id } = await publish(at.server, at.karim, { maxCodes: 1 });
  const several = await Promise.all(
    [at.lea, at.noe, at.ines].map((by) => by.call(taking, { params: { offerId: id } })),
  );
  expect(several.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(several.filter(({ error }) => error?.code === "OFFER_EXHAUSTED")).toHaveLength(2);
});

test("a code is taken of what is open, by others than its owner", async () => {
  const tries = async (by: SignedIn, offerId: string) =>
    refused(await by.call(taking, { params: { offerId } }));
  const { id } = await publish(at.server, at.karim);
  expect(await tries(at.karim, id)).toEqual([403, "OWN_OFFER"]);
  await act(at.server, at.karim, id, "pause");
  expect(await tries(at.lea, id)).toEqual([409, "OFFER_NOT_OPEN"]);
  await act(at.server, at.karim, id, "end");
  expect(await tries(at.lea, id)).toEqual([409, "OFFER_OVER"]);
  const { id: later } = await publish(at.server, at.ines, { firstDay: dayFrom(at.server, 2) });
  expect(await tries(at.lea, later)).toEqual([409, "OFFER_NOT_STARTED"]);
  expect(await tries(at.lea, "01930000-0000-7000-8000-000000000000")).toEqual([404, "NOT_FOUND"]);
});

test("the owner reads a code without using it, then validates it by its letters, once [OFFR-08, OFFR-12]", async () => {
  const { id } = await publish(at.server, at.karim);
  const { hash, code } = await take(at.server, at.lea, id);
  for (let look = 0; look < 3; look += 1) {
    const { body } = await at.karim.call(check, { params: { hash } });
    expect(body.data).toMatchObject({ holder: "Léa", usedAt: null, refusal: null });
    expect(JSON.stringify(body)).not.toContain("Martin");
  }
  expect((await held(at.lea))[0]?.is_used).toBe(false);
  at.server.clock.advance(1000);
  const typed = { hash: spacedCode(code).toLowerCase() };
  const done = await at.karim.call(validate, { params: typed });
  expect(done.body.data).toMatchObject({ hash, refusal: "CODE_USED" });
  const usedAt = new Date(at.server.clock.now()).toISOString();
  expect((await held(at.lea))[0]).toMatchObject({ is_used: true, used_at: usedAt });
  expect(await heard(at.lea, "partner_code_used")).toBe(1);
  at.server.clock.advance(60_000);
  const again = await at.karim.call(validate, { params: { hash } });
  expect(refused(again)).toEqual([409, "CODE_USED"]);
  expect(again.error.data).toEqual({ usedAt });
  expect(again.error.message).toMatch(
    /^Ce code a déjà été utilisé le \d{1,2} \p{L}+ \d{4} à \d{2}:\d{2}\.$/u,
  );
  expect((await at.karim.call(own, {})).body.data[0]).toMatchObject({ taken: 1, used: 1 });
});

test("of several validations at once exactly one goes through", async () => {
  const { id } = await publish(at.server, at.karim);
  const { hash, code } = await take(at.server, at.lea, id);
  const several = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      at.karim.call(validate, { params: { hash: turn % 2 === 0 ? hash : code } }),
    ),
  );
  expect(several.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(several.filter(({ error }) => error?.code === "CODE_USED")).toHaveLength(5);
});

test("a code is validated by the owner of its offer alone, and one that there is none of by no one", async () => {
  const { id } = await publish(at.server, at.karim);
  const { hash } = await take(at.server, at.lea, id);
  for (const by of [at.ines, at.lea, at.noe])
    for (const call of [check, validate])
      expect(refused(await by.call(call, { params: { hash } }))).toEqual([403, "CODE_NOT_YOURS"]);
  const unknown = { hash: "0".repeat(32) };
  expect(refused(await at.karim.call(check, { params: unknown }))).toEqual([404, "NOT_FOUND"]);
  expect(refused(await at.karim.call(validate, { params: unknown }))).toEqual([404, "NOT_FOUND"]);
  for (const odd of ["bonjour", "' or 1=1 --", "x".repeat(90)])
    expect(refused(await at.karim.call(check, { params: { hash: odd } }))).toEqual([404, "NOT_FOUND"]);
  const visitor = at.server.client();
  expect(refused(await visitor.call(validate, { params: { hash } }))).toEqual([401, "UNAUTHENTICATED"]);
  expect((await held(at.lea))[0]?.is_used).toBe(false);
});

test("a code is validated within the days of its offer, while that is paused too, and not once it is over", async () => {
  const { id } = await publish(at.server, at.karim, { lastDay: dayFrom(at.server, 2) });
  const lea = await take(at.server, at.lea, id);
  const noe = await take(at.server, at.noe, id);
  await act(at.server, at.karim, id, "pause");
  expect((await at.karim.call(validate, { params: { hash: lea.hash } })).status).toBe(200);
  at.server.clock.advance(3 * dayMs);
  const karim = await signInAgain(at.server, at.karim.person);
  const params = { hash: noe.hash };
  expect((await karim.call(check, { params })).body.data.refusal).toBe("OFFER_OVER");
  expect(refused(await karim.call(validate, { params }))).toEqual([409, "OFFER_OVER"]);
});
