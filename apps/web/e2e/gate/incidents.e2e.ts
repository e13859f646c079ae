import { dayInFrance } from "@jobami/api/missions/days";
import { planningClient } from "@jobami/api/planning/client";
import { addDays, instantInFrance } from "@jobami/api/planning/time";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { moveDate } from "../../../../tools/clock-ahead.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { goodPassword, hedgeMission, join, newcomer, newVisitor, unfold } from "../visitor.ts";

const product = useProduct();
const card = (page: Page) => page.locator("[data-now]");
const press = (page: Page, name: string | RegExp) => card(page).getByRole("button", { name }).click();

it("two side by side: one is late, then no one came; both read the same, the other answers, and it ends at no cost", async () => {
  const [odile, marc] = [newcomer("Odile"), newcomer("Marc", "jobbeur")];
  const [early, eager] = [await join(product.url, odile), await join(product.url, marc)];
  const day = addDays(dayInFrance(Date.now()), 2);
  const { data: mission } = await early.missions.create({ body: { ...hedgeMission(7), date: day } });
  const { data: proposal } = await eager.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await early.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
  const hour = { params: { id: mission.id } };
  await planningClient(eager.api).setHour({
    ...hour,
    body: { act: "hour.proposed", version: 0, from: "10:00", minutes: 120 },
  });
  await planningClient(early.api).setHour({ ...hour, body: { act: "hour.accepted", version: 1 } });

  // Five past ten of that day, for the server and in both browsers.
  const ahead = (instantInFrance(day, "10:05") ?? 0) - Date.now();
  await product.server.stop();
  product.server = await startServer(product.home, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`(${String(moveDate)})(${ahead})`)}`,
  });
  const path = `/dashboard/missions/${mission.id}`;
  const seenBy = async ({ email }: { email: string }, options = {}) => {
    const visitor = newVisitor(product.url);
    await visitor.auth.login({ body: { email, password: goodPassword } });
    const person = await browserOf(product.browser, visitor, options);
    await person.page.addInitScript(moveDate, ahead);
    await visit(person.page, `${product.url}${path}`);
    return person;
  };
  const laptop = await seenBy(odile);
  const phone = await seenBy(marc, { viewport: { width: 390, height: 844 } });

  // Late: at once on the card of the other, and in the conversation.
  await unfold(phone.page, "Un problème");
  await press(phone.page, "Je serai en retard");
  await phone.page.getByText("Cela ne coûte rien, et l’heure convenue reste la même.").waitFor();
  await phone.page.getByText("30 min", { exact: true }).click();
  await phone.page.getByRole("textbox", { name: /^Un mot/ }).fill("Un accident sur le périphérique.");
  await press(phone.page, "Prévenir");
  await card(laptop.page)
    .getByText(/Marc arrive plutôt vers 10\sh\s30, avec 30\smin de retard/)
    .waitFor();
  await card(laptop.page).getByText("Un accident sur le périphérique.").waitFor();
  await card(phone.page)
    .getByText(/Vous avez annoncé 30\smin de retard/)
    .waitFor();

  // No one came: what follows is stated, the other answers, and who waited ends it.
  await unfold(laptop.page, "Un problème");
  await press(laptop.page, "Personne n’est venu");
  await laptop.page.getByText(/a 24\sheures pour répondre/).waitFor();
  await press(laptop.page, "Signaler l’absence");
  for (const { page } of [laptop, phone])
    await page.getByRole("region", { name: "Une absence est signalée" }).waitFor();
  await phone.page
    .getByText(/Odile dit que vous n’étiez pas là\. Répondez avant le/)
    .first()
    .waitFor();
  await press(phone.page, "Je n’ai pas pu venir");
  await phone.page.getByText(/peut accepter une autre date, ou annuler/).waitFor();
  await press(phone.page, "Je n’ai pas pu venir");
  for (const { page } of [laptop, phone])
    await page.getByRole("region", { name: "La rencontre n’a pas eu lieu" }).waitFor();
  await press(laptop.page, "Annuler sans frais");
  await laptop.page
    .getByText("La mission est annulée, sans frais pour vous ni pour l’autre personne.")
    .waitFor();
  await press(laptop.page, "Annuler sans frais");
  for (const { page } of [laptop, phone])
    await page.getByRole("region", { name: "La mission est annulée" }).waitFor();

  await visit(laptop.page, `${product.url}/dashboard/messages`);
  await laptop.page
    .getByText(/Je serai en retard de 30\sminutes/)
    .first()
    .waitFor();
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
});

it("who does not feel safe reads whom to call without the network, stops at no cost, and the other reads a cancellation", async () => {
  const [owner, jobbeur] = [
    await join(product.url, newcomer("Odette")),
    await join(product.url, newcomer("Marius", "jobbeur")),
  ];
  const { data: mission } = await owner.missions.create({ body: hedgeMission(8) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  const path = `${product.url}/dashboard/missions/${mission.id}`;
  await Promise.all([visit(laptop.page, path), visit(phone.page, path)]);
  await phone.page.locator("summary").filter({ hasText: "Un problème" }).waitFor();
  await phone.page.context().setOffline(true);
  await unfold(phone.page, "Un problème");
  await unfold(phone.page, "Je ne me sens pas en sécurité");
  for (const [name, href] of [
    ["112", "tel:112"],
    ["17", "tel:17"],
    ["114 par SMS", "sms:114"],
    ["3919", "tel:3919"],
  ] as const)
    expect(await phone.page.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);
  await phone.page.context().setOffline(false);
  await press(phone.page, "Arrêter la mission");
  for (const { page } of [laptop, phone])
    await page.getByRole("region", { name: "La mission est annulée" }).waitFor();
  expect(await laptop.page.getByRole("main").textContent()).not.toMatch(/sent pas en sécurité a|signalé/);
  // The team and the numbers stay with who left.
  await phone.page.getByRole("link", { name: "112", exact: true }).waitFor();
  await phone.page
    .getByRole("button", { name: /^Signaler/ })
    .first()
    .waitFor();
});
