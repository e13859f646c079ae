import { planningClient } from "@jobami/api/planning/client";
import { expect, it } from "vitest";
import { browserOf, type newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();

it("a mission at Saint-Denis keeps the hours of La Réunion, and states it where other clocks show another hour [DASH-06]", async () => {
  const owner = await join(product.url, newcomer("Odette"));
  const jobbeur = await join(product.url, newcomer("Marius", "jobbeur"));
  const agree = async (number: number, placeCode: string) => {
    const { data: mission } = await owner.missions.create({ body: { ...hedgeMission(number), placeCode } });
    const { data: proposal } = await jobbeur.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "", paymentMethodType: "euros" },
    });
    const { proposalId } = proposal;
    await owner.proposals.accept({ params: { id: mission.id, proposalId }, body: {} });
    return mission;
  };
  const there = await agree(1, "97411");
  const here = await agree(2, "69266");
  const open = (visitor: Visitor, options: Parameters<typeof newPerson>[1] = {}) =>
    browserOf(product.browser, visitor, options);
  const islander = await open(owner, {
    timezoneId: "Indian/Reunion",
    viewport: { width: 390, height: 844 },
  });
  const worker = await open(jobbeur);

  // On the island nine o’clock needs no word.
  await visit(islander.page, `${product.url}/dashboard/missions/${there.id}`);
  await islander.page.getByRole("button", { name: "Proposer une heure" }).click();
  await islander.page
    .getByRole("group", { name: /^À partir de/ })
    .getByRole("spinbutton")
    .first()
    .click();
  await islander.page.keyboard.type("0900");
  expect(await islander.page.getByText(/^Heure de/).count()).toBe(0);
  await islander.page.getByRole("button", { name: "Proposer", exact: true }).click();
  await islander.page.getByText(/^Vous proposez 9\sh –\s11\sh le /).waitFor();

  // In France it shows whose hour it is, where it is answered and where another one would be proposed.
  await visit(worker.page, `${product.url}/dashboard/missions/${there.id}`);
  await worker.page.getByText(/^Odette .* propose 9\sh –\s11\sh, heure de La Réunion le /).waitFor();
  await worker.page.getByRole("button", { name: "Proposer une autre heure" }).click();
  await worker.page.getByText("Heure de La Réunion.", { exact: true }).waitFor();
  await worker.page.getByRole("button", { name: "Revenir" }).click();
  await worker.page.getByRole("button", { name: "Accepter cette heure" }).click();
  await islander.page.getByText(/^Convenu\s: .*, 9\sh –\s11\sh\.$/).waitFor();

  // Nine at Saint-Denis is five in UTC the whole year.
  const planning = planningClient(jobbeur.api);
  const hour = { act: "hour.proposed", version: 0, minutes: 60 } as const;
  const utc = (await planning.hour({ params: { id: there.id } })).data?.agreed?.startsAt.slice(11, 13);
  expect(utc).toBe("05");
  await planning.setHour({ params: { id: here.id }, body: { ...hour, from: "12:00" } });
  await planningClient(owner.api).setHour({
    params: { id: here.id },
    body: { act: "hour.accepted", version: 1 },
  });

  // A planning with missions in two zones names the zone of each whose hours are not the reader’s.
  const week = `${product.url}/dashboard/planning?vue=semaine&jour=${there.date}`;
  await visit(worker.page, week);
  const slot = (name: string) => worker.page.getByRole("link", { name: new RegExp(name) });
  await slot(`^9\\sh –\\s11\\sh, heure de La Réunion\\s*${there.title}`).waitFor();
  await slot(`^12\\sh –\\s13\\sh\\s*${here.title}`).waitFor();
  await visit(islander.page, `${product.url}/dashboard/planning?vue=liste&jour=${there.date}`);
  await islander.page.getByText(/^9\sh –\s11\sh$/).waitFor();
  await islander.page.getByText(/^12\sh –\s13\sh, heure de Paris$/).waitFor();

  // Another calendar gets the instant, and the text beside.
  const address = (await planning.renewFeed({})).data.address;
  const calendar = await (await fetch(`${product.url}${new URL(address).pathname}`)).text();
  expect(calendar).toContain(`DTSTART:${there.date.replaceAll("-", "")}T050000Z`);
  expect(calendar.replaceAll("\r\n ", "")).toContain("heure de La Réunion");
  expect([islander.troubles, worker.troubles]).toEqual([[], []]);
  for (const { page } of [islander, worker]) await page.context().close();
});
