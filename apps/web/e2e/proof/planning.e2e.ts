import { dayInFrance } from "@jobami/api/missions/days";
import { planningClient } from "@jobami/api/planning/client";
import { addDays } from "@jobami/api/planning/time";
import { expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();

/** Two who agreed on a mission in a week, and on half past nine in France. */
async function withHour(): Promise<{ owner: Visitor; title: string; date: string }> {
  const owner = await join(product.url, newcomer("Odette"));
  const jobbeur = await join(product.url, newcomer("Marius", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(7) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
  const params = { id: mission.id };
  await planningClient(jobbeur.api).setHour({
    params,
    body: { act: "hour.proposed", version: 0, from: "09:30", minutes: 90 },
  });
  await planningClient(owner.api).setHour({ params, body: { act: "hour.accepted", version: 1 } });
  return { owner, title: mission.title, date: mission.date };
}

it("a browser in New York shows the hour of France, goes by keyboard alone, and its calendar is read from outside [DASH-06]", async () => {
  const { owner, title, date } = await withHour();
  const { page, troubles } = await newPerson(product.browser, { timezoneId: "America/New_York" });
  await page.context().addCookies(owner.cookies());
  await visit(page, `${product.url}/dashboard/planning?vue=semaine&jour=${date}`);
  await page.getByRole("link", { name: new RegExp(`^9\\sh\\s30 –\\s11\\sh.*${title}`) }).waitFor();

  // From day to day by arrows, over the end of the week, and back to today.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const dayOf = () => new URL(page.url()).searchParams.get("jour");
  await page.locator('th a[tabindex="0"]').focus();
  for (let day = date; day < addDays(date, 8); ) {
    await page.keyboard.press("ArrowRight");
    day = addDays(day, 1);
    await expect.poll(dayOf).toBe(day);
    await expect.poll(focused).toMatch(new RegExp(`\\b${Number(day.slice(8))}(er)?\\s`));
  }
  await page.keyboard.press("t");
  await expect.poll(dayOf).toBe(dayInFrance(Date.now()));

  await page.getByRole("button", { name: "Créer l’adresse secrète" }).click();
  const address = await page.getByRole("textbox", { name: "Adresse secrète" }).inputValue();
  const read = () => fetch(`${product.url}${new URL(address).pathname}`);
  const calendar = await (await read()).text();
  expect(calendar).toContain("BEGIN:VEVENT");
  expect(calendar).toContain(date.replaceAll("-", ""));
  await page.getByRole("button", { name: "Arrêter le partage" }).click();
  await page.getByText("Le partage est arrêté").waitFor();
  expect((await read()).status).toBe(404);
  expect(troubles).toEqual([]);
  await page.context().close();
});
