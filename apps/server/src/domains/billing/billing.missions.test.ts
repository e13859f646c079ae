import { billingContract } from "@jobami/api/billing/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { describe, expect, it } from "vitest";
import { inDays } from "../../testing/test-missions.ts";
import { type Agreed, agreement, finish } from "../progress/progress.fixture.ts";
import { brought, draftOf, karimSettings, setScene } from "./billing.fixture.ts";

const at = setScene();
const { create, edit, issue, one, saveSettings } = billingContract;
const home = "3 allée des Tilleuls, 69003 Lyon";

async function agreed(): Promise<Agreed> {
  const found = await agreement(at.server, {}, { amount: 60 }, { lea: at.lea, karim: at.karim });
  const body = { address: home, phone: "06 12 34 56 78" };
  brought(await at.lea.call(progressContract.contact, { params: { id: found.id }, body }));
  brought(await at.karim.call(saveSettings, { body: karimSettings }));
  return found;
}
const begun = async (missionId: string, type: "devis" | "facture" = "facture") =>
  brought(await at.karim.call(create, { body: { type, missionId } }));
const received = async ({ ids }: Agreed, euros: number) =>
  brought(
    await at.karim.call(progressContract.payment, {
      params: { ...ids },
      body: { status: euros === 60 ? "paye" : "partiel", montant_paiement: euros },
    }),
  );

describe("a document that is made from a mission", () => {
  it("has the day of the work on an invoice, and the address while the agreement shows it", async () => {
    const { id } = await agreed();
    expect(await begun(id)).toMatchObject({
      client: { personId: at.lea.person.id, name: "Léa M.", address: home },
      servedOn: inDays(at.server.clock, 0),
      totalCents: 6000,
    });
    expect((await begun(id, "devis")).servedOn).toBe(null);
  });

  it("has no address that the mission shows no longer, and has that of the last document to the same person", async () => {
    const mission = await agreed();
    await finish(at.server, mission);
    const first = await begun(mission.id);
    expect(first.client).toMatchObject({ name: "Léa M.", address: "" });
    const client = { ...first.client, name: "Léa Martin", address: "5 rue Neuve, Lyon" };
    brought(await at.karim.call(edit, { params: { id: first.id }, body: draftOf(first, { client }) }));
    expect((await begun(mission.id)).client).toMatchObject({
      name: "Léa Martin",
      address: "5 rue Neuve, Lyon",
    });
  });

  it("is issued as paid where its whole was noted to be received, and once", async () => {
    const mission = await agreed();
    const today = inDays(at.server.clock, 0);
    await received(mission, 60);
    const drafts = [await begun(mission.id), await begun(mission.id)];
    expect(drafts.map(({ noted }) => noted)).toEqual([
      { cents: 6000, on: today },
      { cents: 6000, on: today },
    ]);
    const [paid, open] = [
      brought(await at.karim.call(issue, { params: { id: drafts[0]?.id ?? "" } })),
      brought(await at.karim.call(issue, { params: { id: drafts[1]?.id ?? "" } })),
    ];
    expect(paid).toMatchObject({ status: "payé", paidOn: today, paidBy: null, noted: null });
    expect(open).toMatchObject({ status: "émis", paidOn: null, noted: null });
  });

  it("waits for its payment where only a part was noted, and states which", async () => {
    const mission = await agreed();
    await received(mission, 25);
    const draft = await begun(mission.id);
    const issued = brought(await at.karim.call(issue, { params: { id: draft.id } }));
    expect(issued).toMatchObject({ status: "émis", noted: { cents: 2500 } });
  });

  it("keeps its day when it is saved by a page that knows of none, and frozen when it is issued", async () => {
    const { id } = await agreed();
    const draft = await begun(id);
    const params = { id: draft.id };
    const saved = brought(await at.karim.call(edit, { params, body: draftOf(draft) }));
    expect(saved.servedOn).toBe(draft.servedOn);
    const moved = { ...draftOf(saved), servedOn: "2026-11-02" };
    expect(brought(await at.karim.call(edit, { params, body: moved })).servedOn).toBe("2026-11-02");
    brought(await at.karim.call(issue, { params }));
    await expect(
      at.server.platform.db.execute(
        `update billing_documents set served_on = '2026-11-03' where id = '${draft.id}'`,
      ),
    ).rejects.toThrow();
    expect(brought(await at.karim.call(one, { params })).servedOn).toBe("2026-11-02");
  });

  it("knows nothing of a mission that was cancelled", async () => {
    const mission = await agreed();
    await received(mission, 25);
    brought(
      await at.lea.call(missionsContract.close, { params: { id: mission.id }, body: { statut: "annulee" } }),
    );
    expect(await begun(mission.id)).toMatchObject({ servedOn: null, noted: null, client: { address: "" } });
  });
});
