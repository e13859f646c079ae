import { messagesClient } from "@jobami/api/messages/client";
import { expect, inject, it } from "vitest";
import { staffVisitor } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();
const phone = { viewport: { width: 390, height: 844 } };
const number = "06 12 34 56 78";

it("a number in a mission and in a proposal is masked until the two agree, whoever writes one sees it at once and contests it [MSG-11]", async () => {
  const lea = await join(product.url, newcomer("Léa"));
  const karim = await join(product.url, newcomer("Karim", "jobbeur"));
  const { data: mission } = await lea.missions.create({
    body: { ...hedgeMission(7), description: `Une haie de thuyas. La lame a la référence ${number}.` },
  });
  const address = `${product.url}/dashboard/missions/${mission.id}`;
  const hers = await browserOf(product.browser, lea, phone);
  const his = await browserOf(product.browser, karim, phone);

  await visit(his.page, address);
  await his.page.getByText("La lame a la référence •••••.").first().waitFor();
  await his.page.getByText("Les coordonnées restent masquées jusqu’à l’accord").waitFor();

  // He writes one too, and sees at once that she will not read it.
  await his.page.getByRole("button", { name: "Faire une proposition" }).click();
  await his.page.getByRole("textbox", { name: /Message/ }).fill(`Appelez-moi au ${number}`);
  await his.page.getByRole("status").getByText(`${number} » sera masqué jusqu’à l’accord`).waitFor();
  await his.page.getByRole("button", { name: "Envoyer" }).click();
  await his.page.getByText(/^Masqué pour les autres jusqu’à l’accord/).waitFor();

  await visit(hers.page, address);
  await hers.page.getByText("Appelez-moi au •••••").first().waitFor();
  expect(await hers.page.getByText(`Appelez-moi au ${number}`).count()).toBe(0);
  await hers.page.getByRole("button", { name: "Contester" }).click();
  const dialog = hers.page.getByRole("dialog", { name: "Contester le masquage" });
  await dialog.getByRole("textbox").fill("C’est la référence d’une lame.");
  await dialog.getByRole("button", { name: "Envoyer la contestation" }).click();
  await hers.page.getByText(/Contestation envoyée.*relit/).waitFor();

  const staff = messagesClient((await staffVisitor(product.url, inject("shared").administrator)).api);
  const { data: contests } = await staff.contests({ query: {} });
  const found = contests.find(({ text }) => text === mission.description);
  await staff.decideContest({
    params: { id: found?.id ?? "" },
    body: { decision: "lift", reasons: "C’est bien une référence." },
  });
  await visit(his.page, address);
  await his.page.getByText(`La lame a la référence ${number}.`).first().waitFor();

  const { data: proposals } = await lea.proposals.ofMission({ params: { id: mission.id } });
  await lea.proposals.accept({
    params: { id: mission.id, proposalId: proposals[0]?.proposalId ?? "" },
    body: {},
  });
  await hers.page.getByText(`Appelez-moi au ${number}`).first().waitFor();
  expect([...hers.troubles, ...his.troubles]).toEqual([]);
});
