import { decisionPath } from "@jobami/api/appeals/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { offersContract } from "@jobami/api/offers/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/test-client.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { draft, publish, setScene, take } from "./offers.fixture.ts";

const { browse, one, own, every, favorites, addFavorite, check, validate } = offersContract;
const at = setScene();
const reasons = "Contraire à nos conditions.";
const why = "On me demande un acompte avant de donner le code.";

let maud: SignedIn;
beforeEach(async () => {
  maud = await signIn(at.server, { role: "jobmodo" });
});

const report = ({ call }: Pick<TestClient, "call">, content_id: string, visitor = {}) =>
  call(reportsContract.report, { body: { content_type: "offer", content_id, reason: why, ...visitor } });

/** The open case of the only offer that was reported. */
async function waiting(): Promise<{ id: string }> {
  const { data } = (await maud.call(reportsContract.cases, { query: { kind: "offer" } })).body;
  expect(data).toHaveLength(1);
  return { id: data[0]?.id ?? "" };
}

describe("an offer that is reported", () => {
  test("is hidden from all but its owner and staff; codes that were taken stay; and it comes back", async () => {
    const { server, karim, lea, noe } = at;
    const { id } = await publish(server, karim);
    const params = { offerId: id };
    const code = await take(server, lea, id);
    await lea.call(addFavorite, { params });
    expect((await report(noe, id)).status).toBe(201);
    const known = (await maud.call(reportsContract.case, { params: await waiting() })).body.data;
    expect(known).toMatchObject({
      kind: "offer",
      title: "Première taille de haie",
      author: { id: karim.person.id },
      now: { link: `/offres-partenaires/karim-b/${id}` },
    });
    expect(known.now?.words).toMatch(/^−20\s%\n\nUn cinquième de moins.+\n\nUne fois par foyer\.$/);

    await maud.call(reportsContract.decide, {
      params: { id: known.id },
      body: { decision: "remove", reasons },
    });
    expect((await server.client().call(browse, { query: {} })).body.data).toEqual([]);
    expect((await server.client().call(one, { params })).status).toBe(404);
    expect((await lea.call(favorites, {})).body.data).toEqual([]);
    expect((await noe.call(offersContract.take, { params })).status).toBe(404);
    expect((await report(lea, id)).status).toBe(404);
    expect((await karim.call(own, {})).body.data).toMatchObject([
      { id, isHidden: true, status: "published", owner: { slug: null } },
    ]);
    const anne = await signIn(server, { role: "jobpadm" });
    expect((await anne.call(every, { query: {} })).body.data).toMatchObject([{ id, isHidden: true }]);
    expect((await karim.call(check, { params: { hash: code.hash } })).body.data).toMatchObject({
      refusal: null,
    });
    expect((await karim.call(validate, { params: { hash: code.hash } })).status).toBe(200);

    // Its owner learns why, and is led to where they may contest it.
    const [line] = (await karim.call(notificationsContract.list)).body.data;
    expect(line).toMatchObject({ link: decisionPath(known.id) });
    expect(line?.content).toMatch(/^<p>Votre offre «.Première taille de haie.» est masquée/);

    await maud.call(reportsContract.restore, { params: { id: known.id }, body: { reasons } });
    expect((await server.client().call(browse, { query: {} })).body.data).toMatchObject([
      { id, owner: { slug: "karim-b" } },
    ]);
    expect((await karim.call(own, {})).body.data).toMatchObject([{ id, isHidden: false }]);
  });

  test("is reported by whoever sees it, once: by visitors too, by its owner never", async () => {
    const { server, karim, lea } = at;
    const { id } = await publish(server, karim);
    expect((await report(lea, id)).status).toBe(201);
    expect((await report(lea, id)).error.code).toBe("ALREADY_REPORTED");
    expect((await report(karim, id)).error.code).toBe("OWN_CONTENT");
    expect((await report(server.client(), id)).error.code).toBe("VALIDATION_FAILED");
    const visitor = { name: "Paule Roy", email: "paule@exemple.fr" };
    expect((await report(server.client(), id, visitor)).status).toBe(201);
  });

  test("is none while no one else sees it", async () => {
    const { server, karim, lea } = at;
    const { id } = await draft(server, karim);
    expect((await report(lea, id)).error.code).toBe("NOT_FOUND");
    const open = await publish(server, karim);
    await server.platform.db.execute(
      `update users set profile_hidden = true where id = '${karim.person.id}'`,
    );
    expect((await report(lea, open.id)).error.code).toBe("NOT_FOUND");
  });
});
