import { billingContract } from "@jobami/api/billing/contract";
import { financesContract } from "@jobami/api/finances/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { offersContract } from "@jobami/api/offers/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { qualityContract } from "@jobami/api/quality/contract";
import { relationsContract } from "@jobami/api/relations/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { statisticsContract } from "@jobami/api/statistics/contract";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { brought, issuedBy } from "../billing/billing.fixture.ts";
import { write } from "../messages/messages.fixture.ts";
import { publish, take } from "../offers/offers.fixture.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";

/** Two people between whom there is everything that one of them is owed when the other has left. */
export async function sharedPast(server: TestServer) {
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  const about = await agreement(server, { title: "Tailler la haie" }, { amount: 60 }, { lea, karim });
  await talk(server, { lea, karim, proposalId: about.ids.proposalId });
  const params = { id: about.id };
  const hour = { act: "hour.proposed", version: 0, from: "10:05", minutes: 120 } as const;
  await karim.call(planningContract.setHour, { params, body: hour });
  await lea.call(planningContract.setHour, { params, body: { act: "hour.accepted", version: 1 } });
  // Tests begin at ten there: the hour comes, and the work can be done.
  server.clock.advance(5 * 60_000);
  await finish(server, about);
  const paid = { status: "partiel", montant_paiement: 25.5 } as const;
  await karim.call(progressContract.payment, { params: about.ids, body: paid });
  for (const [by, text] of [
    [lea, "Haie impeccable."],
    [karim, "Accueil parfait."],
  ] as const)
    await by.call(reviewsContract.write, {
      params: { id: about.id },
      body: { notes: [5, 4, 5, 5], texte: text } as never,
    });
  const papers = await issue(karim, lea);
  const offer = await publish(server, karim);
  const code = await take(server, lea, offer.id);
  await karim.call(offersContract.validate, { params: { hash: code.hash } });
  for (const [viewer, seen] of [
    [lea, karim],
    [karim, lea],
  ] as const)
    await viewer.call(statisticsContract.look, { body: { kind: "profil", id: seen.person.id } });
  return { lea, karim, missionId: about.id, offerId: offer.id, ...papers };
}
export type SharedPast = Awaited<ReturnType<typeof sharedPast>>;

/** Léa writes first, and Karim answers within the minute. */
async function talk(
  server: TestServer,
  { lea, karim, proposalId }: { lea: SignedIn; karim: SignedIn; proposalId: string },
): Promise<void> {
  const { body } = await karim.call(messagesContract.open, { body: { proposalId } });
  await write(lea, body.data.id, "Bonjour, à samedi ?");
  server.clock.advance(60_000);
  await write(karim, body.data.id, "À samedi.");
}

/** A quote that its client accepts, the invoice of it, and the credit note of that. */
async function issue(karim: SignedIn, lea: SignedIn) {
  const client = { personId: lea.person.id, name: "Léa Martin", address: "3 allée des Tilleuls", email: "" };
  const quote = await issuedBy(karim, "devis", { client });
  const answer = {
    params: { quoteId: quote.publicId ?? "" },
    body: { answer: "accept", name: "Léa Martin", agrees: true },
  } as const;
  brought(await lea.call(billingContract.answer, answer));
  const follow = async (id: string, type: "facture" | "avoir") => {
    const begun = brought(await karim.call(billingContract.derive, { params: { id }, body: { type } }));
    return brought(await karim.call(billingContract.issue, { params: { id: begun.id } }));
  };
  const invoice = await follow(quote.id, "facture");
  const note = await follow(invoice.id, "avoir");
  return { quote, invoice, note };
}

const counts = async ({ call, person }: SignedIn, server: TestServer) => {
  const today = inDays(server.clock, 0);
  const figures = (await call(statisticsContract.figures, { query: { periode: "30j" } })).body.data;
  const reviews = (await call(reviewsContract.mine)).body.data;
  const { profil } = (await call(profilesContract.byId, { params: { id: person.id } })).body;
  return {
    figures,
    notes: reviews.received.map(({ note }) => note),
    rating: [reviews.rating, reviews.count],
    badges: (await call(qualityContract.badges)).body.data,
    profile: [profil.data.reviews.rating, profil.data.reviews.count, profil.data.reviews.newest.length],
    planning: (
      await call(planningContract.read, { query: { from: inDays(server.clock, -20), days: "42" } })
    ).body.data.slots.map(({ title, place, day, statut, agreed }) => ({ title, place, day, statut, agreed })),
    today,
  };
};

/** What Karim, who worked, reads of it. */
export async function readByKarim(server: TestServer, past: SharedPast) {
  const { karim, missionId, offerId, quote, invoice, note } = past;
  const { call } = karim;
  const mission = (await call(missionsContract.details, { params: { id: missionId } })).body.data;
  const one = (await call(offersContract.own)).body.data.find(({ id }) => id === offerId);
  const papers = [];
  for (const { id } of [quote, invoice, note])
    papers.push((await call(billingContract.one, { params: { id } })).body.data);
  return {
    ...(await counts(karim, server)),
    mission: [mission.title, mission.description],
    offer: [one?.taken, one?.used, one?.codesLeft],
    papers,
    quality: (await call(qualityContract.figures, { query: { days: "90" } })).body.data,
    money: (await call(financesContract.year, { query: { sens: "recus" } })).body.data,
    clients: (await call(relationsContract.clients)).body.data.length,
  };
}

/** What Léa, for whom the work was done, reads of it. */
export async function readByLea(server: TestServer, past: SharedPast) {
  const { lea, missionId, quote, invoice, note } = past;
  const { call } = lea;
  const mission = (await call(missionsContract.details, { params: { id: missionId } })).body.data;
  const papers = [];
  for (const { publicId } of [quote, invoice, note])
    papers.push((await call(billingContract.seen, { params: { quoteId: publicId ?? "" } })).body.data);
  const [code] = (await call(offersContract.codes)).body.qr_codes;
  const { title, advantage, description, conditions, firstDay, lastDay } = code?.offer ?? {};
  return {
    ...(await counts(lea, server)),
    mission: [mission.title, mission.description],
    papers,
    code: [code?.code, code?.is_used, title, advantage, description, conditions, firstDay, lastDay],
    money: (await call(financesContract.year, { query: { sens: "verses" } })).body.data,
  };
}
