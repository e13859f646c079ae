import { appealsClient } from "@jobami/api/appeals/client";
import { commentsClient } from "@jobami/api/comments/client";
import { reportsClient } from "@jobami/api/reports/client";
import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff, staffBrowser, staffVisitor } from "../administrator.ts";
import { browserOf, newPerson, press, visit } from "../browser.ts";
import { operatorCommand, staffCommand } from "../operator.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import {
  goodPassword,
  hedgeMission,
  join,
  linkIn,
  newcomer,
  newVisitor,
  readMail,
  type Visitor,
} from "../visitor.ts";

const product = useProduct();
const because = "Ce commentaire accuse quelqu’un sans preuve.";
const plea = "C’est un avis, et je l’ai écrit sans nommer personne.";
const relu = "Relu en entier : c’est un avis, pas une accusation.";

let moderator: string;
beforeAll(async () => {
  moderator = await makeStaff(product, "Maud", "jobmodo");
});

/** A comment that a person reported and the one moderator hid. */
async function hiddenComment() {
  const [karim, lucie] = [newcomer("Kamel", "jobbeur"), newcomer("Lucie")];
  const author = await join(product.url, karim);
  const owner = await join(product.url, lucie);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const comments = commentsClient(author.api);
  const params = { id: mission.id };
  const { data } = await comments.post({ params, body: { comment: "Cette cliente ment à tout le monde." } });
  await reportsClient(owner.api).reportContent({
    body: { content_type: "comment", content_id: data.id, reason: "Elle dit que je mens." },
  });
  const maud = reportsClient((await staffVisitor(product.url, moderator)).api);
  const found = (await maud.cases({})).data.find(({ contentId }) => contentId === data.id);
  const id = found?.id ?? "";
  await maud.decide({ params: { id }, body: { decision: "remove", reasons: because } });
  return { karim, lucie, author, owner, id, missionId: mission.id, title: mission.title };
}

describe("a hidden comment", () => {
  it("is appealed by its author, restored by another person, and both sides read why [MOD-10]", async () => {
    const second = await makeStaff(product, "Nina", "jobmodo");
    const { karim, author, owner, id, missionId, title } = await hiddenComment();
    const letter = await readMail(product.url, karim.email, /masqué/);
    expect(letter.text).toContain(because);

    const { page, troubles } = await browserOf(product.browser, author, {
      viewport: { width: 390, height: 844 },
    });
    await visit(page, `${product.url}/dashboard/notifications`);
    await page
      .getByRole("link", { name: /masqué par la modération/ })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/dashboard/decisions/${id}$`));
    await page.getByText(because).waitFor();
    await page.getByRole("textbox", { name: /^Vos raisons/ }).fill("Non.");
    await press(page, "Envoyer mon recours");
    await page.getByText(/au moins 10 caractères/).waitFor();
    await page.getByRole("textbox", { name: /^Vos raisons/ }).fill(plea);
    await press(page, "Envoyer mon recours");
    await page.getByText("Vous avez contesté cette décision.").waitFor();

    const same = await staffBrowser(product, moderator);
    await visit(same.page, `${product.url}/moderation/recours`);
    await same.page
      .getByText(/une autre personne tranche/)
      .first()
      .waitFor();
    const other = await staffBrowser(product, second);
    await visit(other.page, `${product.url}/moderation/recours`);
    await other.page.getByRole("link", { name: title, exact: true }).click();
    await other.page.getByText(plea).waitFor();
    await other.page.getByRole("radio", { name: /^Annuler la décision/ }).check();
    await other.page.getByRole("textbox", { name: /^Motif/ }).fill(relu);
    await press(other.page, "Trancher et prévenir");
    await other.page.getByText("La décision est annulée.").first().waitFor();

    expect(await readBy(author, missionId)).toEqual(["published"]);
    expect((await readMail(product.url, karim.email, /recours est tranché/)).text).toContain(relu);
    const ownerNotices = (await owner.notifications.list({})).data;
    expect(
      ownerNotices.some(({ title, content }) => title === "Un recours est tranché" && content.includes(relu)),
    ).toBe(true);
    await page.reload();
    await page.getByText("La décision est annulée.").waitFor();
    await visit(page, `${product.url}/dashboard/missions/${missionId}`);
    await page.getByText("Cette cliente ment à tout le monde.").waitFor();
    expect([troubles.filter((one) => !/400/.test(one)), same.troubles, other.troubles]).toEqual([[], [], []]);
    await staffRevoked(second);
    for (const one of [page, same.page, other.page]) await one.context().close();
  });

  it("with one moderator alone is judged by the operator, and both sides read why", async () => {
    const { karim, lucie, author, id, missionId } = await hiddenComment();
    await appealsClient(author.api).appeal({ params: { id }, body: { words: plea } });
    const maud = appealsClient((await staffVisitor(product.url, moderator)).api);
    const [waiting] = (await maud.queue({})).data;
    expect(waiting).toMatchObject({ barred: "same", waitsFor: "operator" });
    await expect(
      maud.judge({ params: { id: waiting?.id ?? "" }, body: { decision: "uphold", reasons: relu } }),
    ).rejects.toMatchObject({ code: "SAME_JUDGE" });

    await product.server.stop();
    const list = await operatorCommand(product.home, "appeals", "list");
    expect([list.code, list.printed]).toEqual([0, expect.stringContaining(waiting?.id ?? "?")]);
    const judged = await operatorCommand(product.home, "appeals", "overturn", waiting?.id ?? "", relu);
    expect([judged.code, judged.printed]).toEqual([0, expect.stringContaining("C’est décidé.")]);
    product.server = await startServer(product.home);

    // The server that starts anew answers elsewhere.
    const owner = await signedIn(lucie.email);
    expect(await readBy(owner, missionId)).toEqual(["published"]);
    expect((await readMail(product.url, karim.email, /recours est tranché/)).text).toContain(relu);
    const ownerNotices = (await owner.notifications.list({})).data;
    expect(ownerNotices.some(({ content }) => content.includes(relu))).toBe(true);
  });
});

it("a mailed link appeals without scripts too; what was typed stays, and a form that carries no one’s token is refused", async () => {
  const { karim } = await hiddenComment();
  const link = linkIn(await readMail(product.url, karim.email, /masqué/), "/decision");
  const { page } = await newPerson(product.browser, { javaScriptEnabled: false });
  await page.goto(link);
  await page.getByText(because).waitFor();
  await page.getByRole("textbox", { name: /^Vos raisons/ }).fill("Non.");
  await press(page, "Envoyer mon recours");
  await page.getByText(/au moins 10 caractères/).waitFor();
  expect(await page.getByRole("textbox", { name: /^Vos raisons/ }).inputValue()).toBe("Non.");
  await page.getByRole("textbox", { name: /^Vos raisons/ }).fill(plea);
  await press(page, "Envoyer mon recours");
  await page.getByText("Vous avez contesté cette décision.").waitFor();
  await page.reload();
  await page.getByText(plea).waitFor();
  const answer = await fetch(link, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `words=${encodeURIComponent(plea)}`,
  });
  expect(answer.status).toBe(403);
  await page.context().close();
});

/** How the comments of a mission stand, as a person reads them. */
const readBy = async ({ api }: Visitor, missionId: string) =>
  (await commentsClient(api).list({ params: { id: missionId } })).data.map(({ status }) => status);

async function signedIn(email: string): Promise<Visitor> {
  const visitor = newVisitor(product.url);
  await visitor.auth.login({ body: { email, password: goodPassword } });
  return visitor;
}

/** One moderator is left alone. */
async function staffRevoked(email: string): Promise<void> {
  await product.server.stop();
  const revoked = await staffCommand(product.home, "revoke", email);
  expect(revoked.code).toBe(0);
  product.server = await startServer(product.home);
}
