import { dayIn } from "@jobami/api/missions/days";
import { planningClient } from "@jobami/api/planning/client";
import { addDays, mondayOf } from "@jobami/api/planning/time";
import { expect, it } from "vitest";
import { browserOf, type newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();

/** Two who agreed on a mission in a week, and on half past nine in France. */
async function withHour(
  [client, worker]: readonly [string, string] = ["Odette", "Marius"],
): Promise<{ owner: Visitor; jobbeur: Visitor; id: string; title: string; date: string }> {
  const owner = await join(product.url, newcomer(client));
  const jobbeur = await join(product.url, newcomer(worker, "jobbeur"));
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
  return { owner, jobbeur, ...params, title: mission.title, date: mission.date };
}

it("a browser in New York shows the hour of the commune and states whose it is, goes by keyboard alone, and its calendar is read from outside [DASH-06]", async () => {
  const { owner, title, date } = await withHour();
  const { page, troubles } = await browserOf(product.browser, owner, { timezoneId: "America/New_York" });
  await visit(page, `${product.url}/dashboard/planning?vue=semaine&jour=${date}`);
  await page
    .getByRole("link", { name: new RegExp(`^9\\sh\\s30 –\\s11\\sh, heure de Paris.*${title}`) })
    .waitFor();

  // From day to day by arrows, over the end of the week, and back to today.
  const focused = () => page.evaluate(() => document.activeElement?.closest("th")?.textContent);
  const dayOf = () => new URL(page.url()).searchParams.get("jour");
  await page.locator('th a[tabindex="0"]').focus();
  for (let day = date; day < addDays(date, 8); ) {
    await page.keyboard.press("ArrowRight");
    day = addDays(day, 1);
    await expect.poll(dayOf).toBe(day);
    await expect.poll(focused).toMatch(new RegExp(`\\b${Number(day.slice(8))}(er)?\\s`));
  }
  await page.keyboard.press("t");
  await expect.poll(dayOf).toBe(dayIn("America/New_York", Date.now()));

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

it("a slot is dragged, and moved by keys, to another day in a browser of New York; the mission follows once that is accepted", async () => {
  const { owner, jobbeur, id, title, date } = await withHour(["Simone", "Basile"]);
  const open = (visitor: Visitor, options: Parameters<typeof newPerson>[1] = {}) =>
    browserOf(product.browser, visitor, { timezoneId: "America/New_York", ...options });
  const laptop = await open(owner);
  const phone = await open(jobbeur, { viewport: { width: 390, height: 844 } });
  const { page } = laptop;
  await visit(phone.page, `${product.url}/dashboard/missions/${id}`);
  // The page of the mission states the hour that was agreed on.
  await phone.page
    .getByRole("region", { name: "C’est convenu" })
    .getByText(/, 9\sh\s30 –\s11\sh, heure de Paris$/)
    .waitFor();

  // By the pointer: an hour and a half later, on a day beside it.
  await visit(page, `${product.url}/dashboard/planning?vue=semaine&jour=${date}`);
  const isLast = addDays(mondayOf(date), 6) === date;
  const other = addDays(date, isLast ? -1 : 1);
  const slot = page.getByRole("link", { name: new RegExp(`^9\\sh\\s30 –\\s11\\sh.*${title}`) });
  await slot.scrollIntoViewIfNeeded();
  const [from, track] = [
    await slot.boundingBox(),
    await page.locator("td [data-track]").first().boundingBox(),
  ];
  if (from === null || track === null) throw new Error("The week is not drawn.");
  const hour = 3.25 * 16;
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + (isLast ? -1 : 1) * track.width, from.y + 20 + 1.5 * hour, {
    steps: 8,
  });
  await page.mouse.up();
  const question = page.getByRole("alertdialog", { name: /^Le proposer à Basile/ });
  await question.getByText(/11\sh –\s12\sh\s30/).waitFor();
  // It is asked for: Escape sends nothing, and the slot is where it was.
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await slot.waitFor();

  // By keys: that day too, half an hour later.
  const handle = page.getByRole("button", { name: `Déplacer : ${title}` });
  await handle.focus();
  await page.keyboard.press("Enter");
  for (const key of [isLast ? "ArrowLeft" : "ArrowRight", "ArrowDown", "ArrowDown"])
    await page.keyboard.press(key);
  await page
    .getByText(/, 10\sh –\s11\sh\s30, heure de Paris$/)
    .first()
    .waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Proposer", exact: true }).click();
  await page.getByRole("link", { name: /^10\sh –\s11\sh\s30, heure de Paris\s*En attente/ }).waitFor();

  // The other side answers on a phone, and both pages state the new day.
  await phone.page.getByRole("button", { name: "Accepter cette heure" }).click();
  await phone.page
    .getByRole("region", { name: "C’est convenu" })
    .getByText(new RegExp(`\\b${Number(other.slice(8))}(er)?\\s.*, 10\\sh –\\s11\\sh\\s30, heure de Paris$`))
    .waitFor();
  await page
    .getByRole("link", {
      name: new RegExp(`^10\\sh –\\s11\\sh\\s30, heure de Paris\\s*Adresse\\s\\?\\s*${title}`),
    })
    .waitFor();
  await expect.poll(() => slot.count()).toBe(0);
  expect((await owner.missions.details({ params: { id } })).data.date).toBe(other);
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const person of [laptop, phone]) await person.page.context().close();
});

it("a jobbeur who moves a slot reads whose answer is awaited, and so does the client, in the planning, in the mission and among what waits on their home, where it is accepted", async () => {
  const { owner, jobbeur, id, title, date } = await withHour(["Nadine", "Firmin"]);
  const open = (visitor: Visitor) => browserOf(product.browser, visitor);
  const [worker, client, reader] = [await open(jobbeur), await open(owner), await open(owner)];
  const home = await open(owner);
  await visit(home.page, `${product.url}/dashboard`);
  await home.page.getByText(/^Rien ne vous attend/).waitFor();
  const week = `${product.url}/dashboard/planning?vue=semaine&jour=${date}`;
  await visit(client.page, week);
  await visit(reader.page, `${product.url}/dashboard/missions/${id}`);
  await visit(worker.page, week);
  await worker.page.getByRole("button", { name: `Déplacer : ${title}` }).focus();
  for (const key of ["Enter", ...Array<string>(6).fill("ArrowDown"), "Enter"])
    await worker.page.keyboard.press(key);
  const question = worker.page.getByRole("alertdialog", { name: /^Le proposer à Nadine/ });
  await question.getByRole("button", { name: "Proposer", exact: true }).click();
  for (const [{ page }, text] of [
    [worker, "En attente"],
    [client, "À répondre"],
  ] as const) {
    const asked = page.getByRole("link", { name: new RegExp(`^11\\sh –\\s12\\sh\\s30\\s*${text}`) });
    await asked.getByText(text, { exact: true }).waitFor();
    const before = page.getByRole("link", { name: new RegExp(`^9\\sh\\s30 –\\s11\\sh.*${title}`) });
    await before.getByText(/^Autre heure\s\?$/).waitFor();
  }
  await reader.page.getByText(/^Firmin .* propose 11\sh –\s12\sh\s30/).waitFor();
  await reader.page.getByRole("button", { name: "Accepter cette heure" }).waitFor();
  const waits = home.page.getByRole("list", { name: "À faire" });
  await waits.getByText(/Firmin .* propose 11\sh –\s12\sh\s30 à la place\.$/).waitFor();
  await waits.getByRole("button", { name: /^Accepter cette heure/ }).click();
  await home.page.getByText(/^Rien ne vous attend/).waitFor();
  for (const { page } of [worker, client])
    await page
      .getByRole("link", { name: new RegExp(`^11\\sh –\\s12\\sh\\s30\\s*Adresse\\s\\?\\s*${title}`) })
      .waitFor();
  expect([worker, client, reader, home].map(({ troubles }) => troubles)).toEqual([[], [], [], []]);
  for (const { page } of [worker, client, reader, home]) await page.context().close();
});
