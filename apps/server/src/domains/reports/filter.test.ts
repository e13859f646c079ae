import { commentsContract } from "@jobami/api/comments/contract";
import { offersContract } from "@jobami/api/offers/contract";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { describe, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { draft, hedge, publish } from "../offers/offers.fixture.ts";
import { sendWork } from "../portfolio/portfolio.samples.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { setScene } from "./reports.fixture.ts";

const { case: one } = reportsContract;
const { at, writeComment, listed, readBy, act } = setScene();

const insult = "Quel connard, ce voisin\u202f! Il ne rend jamais rien.";

/** What the filter put on the list: the kind of each content with what it noticed. */
async function noticed(): Promise<string[][]> {
  await at.server.settle();
  const reasonsOf = async (id: string) =>
    (await at.maud.call(one, { params: { id } })).body.data.reports.map(({ reason }) => reason);
  return Promise.all((await listed()).map(async ({ id, kind }) => [kind, ...(await reasonsOf(id))]));
}
const filteredBy = (kind: string, ...signs: string[]) => [
  kind,
  `Filtre automatique\u00a0: ${signs.join(", ")}`,
];

describe("the filter", () => {
  test("puts a comment on the list with what it noticed and takes nothing away; who wrote it may report nothing", async () => {
    const comment = await writeComment(at.karim, "Quel connard ! Appelez le 06 12 34 56 78.");
    await at.server.settle();
    const [found] = await listed({ source: "filter" });
    expect(found).toMatchObject({ contentId: comment.id, people: 0, isFlagged: true });
    expect((await at.maud.call(one, { params: { id: found?.id ?? "" } })).body.data.reports).toEqual([
      expect.objectContaining({
        source: "filter",
        name: null,
        reason: "Filtre automatique\u00a0: coordonnées, insultes",
      }),
    ]);
    expect(await listed({ source: "people" })).toEqual([]);
    expect((await readBy(at.ines)).map(([, status]) => status)).toEqual(["published"]);
  });

  test("reads edits, and text written again and again", async () => {
    const plain = await writeComment(at.karim, "Je fais tous travaux de peinture à petit prix.");
    await at.server.settle();
    expect(await listed()).toEqual([]);
    const params = { id: at.missionId, commentId: plain.id };
    await at.karim.call(commentsContract.edit, { params, body: { comment: "Voyez www.exemple.fr" } });
    await at.server.settle();
    for (let times = 0; times < 3; times += 1)
      await writeComment(at.ines, "Je fais tous travaux de peinture à petit prix.");
    expect(await noticed()).toEqual([filteredBy("comment", "liens"), filteredBy("comment", "répétition")]);
  });

  test("reads missions: ways around the platform, insults, and the same one three times in a day", async () => {
    await postMission(at.server, at.lea, {
      description: "Le meuble\u00a0: https://www.exemple.fr/meuble, à monter.",
    });
    expect(await noticed()).toEqual([]);
    await postMission(at.server, at.lea, {
      description: "Appelez-moi au 06 12 34 56 78, sans passer par ici.",
    });
    expect(await noticed()).toEqual([filteredBy("mission", "coordonnées")]);
    for (let times = 0; times < 3; times += 1) {
      await postMission(at.server, at.ines, {
        title: "Nettoyer la cour",
        description: "Nettoyer la cour à grande eau.",
      });
      expect(await noticed()).toHaveLength(times < 2 ? 1 : 2);
    }
    expect(await noticed()).toContainEqual(filteredBy("mission", "répétition"));
  });

  test("reads a profile when its text changes, and does not ask again what moderators have let stand", async () => {
    const save = (version: number, changes: object) =>
      at.karim.call(profilesContract.save, {
        body: { ...structuredClone(sampleDraft), ...changes, version } as never,
      });
    const about = "Je suis joignable à karim@exemple.fr, ou sur www.exemple.fr.";
    expect((await save(0, {})).status).toBe(200);
    expect(await noticed()).toEqual([]);
    expect((await save(1, { about })).status).toBe(200);
    expect(await noticed()).toEqual([filteredBy("profile", "coordonnées", "liens")]);
    const [found] = await listed();
    await act(at.maud, found?.id ?? "", "keep");
    expect((await save(2, { about, languages: [] })).status).toBe(200);
    expect(await noticed()).toEqual([]);
  });

  test("reads the work that a jobbeur shows, when it is added and when its text changes", async () => {
    const piece = { title: "Cuisine refaite", text: "Deux jours de travail.", before: null };
    const add = async (changes: object) =>
      at.karim.call(portfolioContract.add, {
        body: { ...piece, after: await sendWork(at.karim), ...changes },
      });
    const [first] = (await add({})).body.data;
    expect(await noticed()).toEqual([]);
    expect((await add({ text: insult })).status).toBe(201);
    expect(await noticed()).toEqual([filteredBy("profile", "insultes")]);
    const params = { id: first?.id ?? "" };
    const body = { ...piece, text: "Voyez www.exemple.fr", after: first?.after.file ?? "" };
    expect((await at.karim.call(portfolioContract.change, { params, body })).status).toBe(200);
    expect(await noticed()).toEqual([filteredBy("profile", "liens")]);
  });

  test("reads an offer once others read it; a partner may state where they are found", async () => {
    const offer = await draft(at.server, at.karim, { description: insult });
    expect(await noticed()).toEqual([]);
    await at.karim.call(offersContract.act, { params: { offerId: offer.id }, body: { act: "publish" } });
    expect(await noticed()).toEqual([filteredBy("offer", "insultes")]);
    const open = await publish(at.server, at.ines, { conditions: "Sur rendez-vous, www.exemple.fr." });
    expect(await noticed()).toHaveLength(1);
    const body = { ...hedge(at.server), conditions: insult };
    await at.ines.call(offersContract.edit, { params: { offerId: open.id }, body });
    expect(await noticed()).toHaveLength(2);
  });

  test("reads a review once it is read, and again when it is corrected", async () => {
    const about = await agreement(at.server, {}, { amount: 60 }, at);
    await finish(at.server, about);
    const write = (by: typeof at.lea, texte: string) =>
      by.call(reviewsContract.write, { params: { id: about.id }, body: { notes: [1, 1, 1, 1], texte } });
    await write(at.lea, insult);
    expect(await noticed()).toEqual([]);
    const { body } = await write(at.karim, "Très bien.");
    expect(await noticed()).toEqual([filteredBy("review", "insultes")]);
    await at.karim.call(reviewsContract.edit, {
      params: { id: body.data.id },
      body: { notes: [1, 1, 1, 1], texte: insult },
    });
    expect(await noticed()).toEqual([filteredBy("review", "insultes"), filteredBy("review", "insultes")]);
  });
});
