import { randomUUID } from "node:crypto";
import { messagesClient } from "@jobami/api/messages/client";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
const count = 240;
/** More rows than this are never in the document at once. */
const most = 100;

/** Waits until the page is drawn: a scroll by a script is reported, and what its size changed is placed, with the next frame. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
/** What stands in view of the conversation: the first row, and how far from the upper edge. */
async function topRow(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const box = document.querySelector("section[aria-label^='Messages avec']") as HTMLElement;
    const edge = box.getBoundingClientRect().top;
    const rows = [...box.querySelectorAll("[data-seq]")] as HTMLElement[];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > edge + 1);
    return { seq: row?.dataset.seq, top: Math.round((row?.getBoundingClientRect().top ?? 0) - edge) };
  });
}
const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-seq]")].map((row) => ({
      seq: Number((row as HTMLElement).dataset.seq),
      place: Number(row.getAttribute("aria-posinset")),
      of: Number(row.getAttribute("aria-setsize")),
    })),
  );
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    (document.querySelector("section[aria-label^='Messages avec']") as HTMLElement).scrollTop = to;
  }, top);
  await drawn(page);
}

it("a long conversation holds what is near the view alone: read to its beginning it states each message's place, keeps where one is and what has the focus, and announces once who wrote what", async () => {
  const zoe = newcomer("Zoe");
  const owner = await join(product.url, zoe);
  const jobbeur = await join(product.url, newcomer("Noe", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const [mine, theirs] = [messagesClient(owner.api), messagesClient(jobbeur.api)];
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  const sendMessage = (text: string, by = theirs) =>
    by.send({ params, body: { client_id: randomUUID(), text } });
  for (let number = 1; number <= count; number += 1)
    await sendMessage(
      `Point ${number}${" de la liste".repeat(number % 7)}`,
      number % 5 === 0 ? mine : theirs,
    );
  await mine.read({ params });

  const { page, troubles } = await newPerson(product.browser, { viewport: { width: 1280, height: 800 } });
  await signIn(page, product.url, zoe.email);
  await visit(page, `${product.url}/dashboard/messages/${conversation.id}`);
  const box = page.getByRole("region", { name: "Messages avec Noe D." });
  await box.getByText(`Point ${count}`).first().waitFor();
  expect((await rowsOf(page)).at(-1)).toEqual({ seq: count, place: count, of: count });

  // Up to the beginning by the keyboard: older ones come, and no more than are near stay.
  await box.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press("Home");
      const rows = await rowsOf(page);
      expect(rows.length).toBeLessThan(most);
      for (const { seq, place, of } of rows) expect([place, of]).toEqual([seq, count]);
      return rows[0]?.seq;
    })
    .toBe(1);
  expect((await rowsOf(page)).some(({ seq }) => seq === count)).toBe(false);

  // What one reads stays where it is: when rows above and below are measured, and when something new comes.
  await expect.poll(() => box.evaluate((one) => Math.round(one.scrollTop))).toBeLessThan(-1000);
  await scrollTo(page, await box.evaluate((one) => one.scrollTop / 2));
  let before = await topRow(page);
  await expect
    .poll(async () => {
      const earlier = before;
      before = await topRow(page);
      return Number(before.seq) > 1 && before.seq === earlier.seq && before.top === earlier.top;
    })
    .toBe(true);
  await sendMessage("Ceci arrive pendant la lecture");
  const shownMessage = page.getByRole("log").getByText("Noe\u00a0: Ceci arrive pendant la lecture");
  await shownMessage.waitFor({ state: "attached" });
  await expect.poll(async () => (await rowsOf(page))[0]?.of).toBe(count + 1);
  const after = await topRow(page);
  // A position between two pixels is rounded either way.
  expect([after.seq, Math.abs(after.top - before.top) <= 1]).toEqual([before.seq, true]);

  // A row with the focus stays in the document wherever one scrolls.
  const button = box.getByRole("button", { name: /^Signaler/ }).first();
  await button.focus();
  await scrollTo(page, 0);
  await box.getByText("Ceci arrive pendant la lecture").waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("[data-seq]") !== null)).toBe(true);
  expect((await rowsOf(page)).length).toBeLessThan(most);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  // At the end the newest comes into sight; it is announced once, politely, while one writes.
  await scrollTo(page, 0);
  const field = page.getByRole("textbox", { name: "Votre message à Noe" });
  await field.fill("Je réponds");
  const heard = await page.evaluateHandle(() => {
    const announced: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          "[role=status],[role=alert],[role=log],[aria-live]",
        );
        if (region === null || region === undefined) continue;
        const text = [...addedNodes].map((node) => node.textContent).join("");
        announced.push(`${region.getAttribute("role")}: ${text || target.textContent}`);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    return announced;
  });
  await sendMessage("Encore une question");
  await box.getByText("Encore une question").waitFor();
  await expect
    .poll(() => heard.evaluate((announced) => announced))
    .toContain("log: Noe\u00a0: Encore une question");
  expect((await heard.evaluate((announced) => announced)).filter((text) => /question/.test(text))).toEqual([
    "log: Noe\u00a0: Encore une question",
  ]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  expect(await box.evaluate((one) => Math.round(one.scrollTop))).toBe(0);

  // The same text again is announced again.
  await sendMessage("Encore une question");
  await expect
    .poll(
      async () =>
        (await heard.evaluate((announced) => announced)).filter((text) => /question/.test(text)).length,
    )
    .toBe(2);

  // A message from a search is come to, framed whole.
  await visit(page, `${product.url}/dashboard/messages/${conversation.id}?message=7`);
  await page.waitForFunction(() => {
    const row = document.querySelector('[data-seq="7"]')?.getBoundingClientRect();
    const edge = document.querySelector("section[aria-label^='Messages avec']")?.getBoundingClientRect();
    return row !== undefined && edge !== undefined && row.top >= edge.top && row.bottom <= edge.bottom;
  });
  expect((await rowsOf(page)).length).toBeLessThan(most);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("a message reaches a browser of whoever silenced its conversation, and whoever wrote it reads « Reçu » [MSG-03]", async () => {
  const ugo = newcomer("Ugo");
  const lea = newcomer("Lea", "jobbeur");
  const owner = await join(product.url, ugo);
  const jobbeur = await join(product.url, lea);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const [mine, theirs] = [messagesClient(owner.api), messagesClient(jobbeur.api)];
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  const sendMessage = (text: string) => theirs.send({ params, body: { client_id: randomUUID(), text } });
  await sendMessage("Bonjour");
  await mine.read({ params });
  await mine.arrange({ params, body: { is_muted: true } });
  await sendMessage("Écrit pendant que rien n’est ouvert");
  const writer = await newPerson(product.browser);
  await signIn(writer.page, product.url, lea.email);
  await visit(writer.page, `${product.url}/dashboard/messages/${conversation.id}`);
  await writer.page.getByText("Envoyé", { exact: true }).waitFor();

  // Reported as soon as any page is open.
  const reader = await newPerson(product.browser);
  await signIn(reader.page, product.url, ugo.email);
  await writer.page.getByText("Reçu", { exact: true }).waitFor();
  await writer.page.getByText("Envoyé", { exact: true }).waitFor({ state: "detached" });
  await visit(reader.page, `${product.url}/dashboard`);
  await sendMessage("Écrit pendant qu’une autre page est ouverte");
  await expect.poll(() => writer.page.getByText("Reçu", { exact: true }).count()).toBe(2);
  expect([writer.troubles, reader.troubles]).toEqual([[], []]);
  for (const person of [writer, reader]) await person.page.context().close();
});
