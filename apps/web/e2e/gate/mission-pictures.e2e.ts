import { reportsClient } from "@jobami/api/reports/client";
import { expect, inject, it } from "vitest";
import { staffVisitor } from "../administrator.ts";
import { chooseHedges, hedgeCutter, sendHedge } from "../asking.ts";
import { browserOf, visit } from "../browser.ts";
import { drawPhoto } from "../pictures.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();
const phone = { viewport: { width: 390, height: 844 } };

it("a mission is published with two pictures, which its owner changes, a jobbeur sees and reports, and no one sees once it is hidden", async () => {
  const title = "Tailler la haie en photos";
  const karim = await hedgeCutter(product.url, "Karim");
  const lea = await join(product.url, newcomer("Léa"));
  const { page, troubles } = await browserOf(product.browser, lea, phone);
  await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
  await chooseHedges(page);
  const id = await sendHedge(page, title, {
    button: "Publier la mission",
    describe: async () => {
      const photos = [await drawPhoto(page), await drawPhoto(page, "#8a5a2b")];
      await page.getByRole("button", { name: /^Photos/ }).setInputFiles(photos);
      const described = page.getByLabel("Ce que montre la photo");
      await described.nth(1).waitFor();
      await described.first().fill("La haie, vue de la rue");
      // Its order is changed by keyboard, and the focus stays.
      await page.getByRole("button", { name: /^Reculer.*photo 1/ }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: "Photo 1 sur 2" }).waitFor();
      await page.getByRole("button", { name: /^Avancer.*photo 2/ }).press("Enter");
      await page.getByRole("img", { name: "Photo 2 sur 2" }).waitFor();
    },
  });
  const shown = page.getByRole("list", { name: "Photos de la mission" });
  await shown.getByRole("img", { name: "La haie, vue de la rue" }).waitFor();
  expect(await shown.getByRole("img").count()).toBe(2);

  const his = await browserOf(product.browser, karim.visitor, phone);
  await visit(
    his.page,
    `${product.url}/dashboard/missions?zone=partout&q=${encodeURIComponent("haie en photos")}`,
  );
  const row = his.page.getByRole("article").filter({ hasText: title });
  await row.getByRole("img", { name: "La haie, vue de la rue" }).waitFor();
  await visit(his.page, `${product.url}/dashboard/missions/${id}`);
  await his.page.getByRole("button", { name: /La haie, vue de la rue/ }).click();
  const viewer = his.page.getByRole("dialog", { name: "Photos de la mission" });
  await viewer.getByText("Photo 1 sur 2", { exact: true }).waitFor();
  await viewer.getByRole("button", { name: "Photo suivante" }).press("ArrowRight");
  await viewer.getByText("Photo 2 sur 2", { exact: true }).waitFor();
  await viewer.getByRole("button", { name: "Photo suivante" }).press("Home");
  await viewer.getByRole("button", { name: /^Signaler/ }).click();
  const report = his.page.getByRole("dialog", { name: "Signaler cette photo" });
  await report.getByLabel("Données privées de quelqu’un").check();
  await report.getByRole("button", { name: "Envoyer le signalement" }).click();
  await report.getByText("Votre signalement est arrivé").waitFor();

  await page.getByRole("button", { name: "Modifier les photos" }).click();
  await page.getByRole("button", { name: /^Retirer.*photo 2/ }).click();
  await page.getByRole("button", { name: "Remettre" }).click();
  await page.getByRole("button", { name: /^Retirer.*photo 2/ }).click();
  await page.getByRole("button", { name: "Revenir à la mission" }).click();
  await expect.poll(() => shown.getByRole("img").count()).toBe(1);

  const staff = reportsClient((await staffVisitor(product.url, inject("shared").administrator)).api);
  const { data: cases } = await staff.cases({ query: { kind: "picture" } });
  const found = cases.find((one) => one.title === title);
  await staff.decide({
    params: { id: found?.id ?? "" },
    body: { decision: "remove", reasons: "On y lit l’adresse d’une voisine." },
  });
  await visit(his.page, `${product.url}/dashboard/missions/${id}`);
  await his.page.getByRole("heading", { name: title }).waitFor();
  expect(await his.page.getByRole("list", { name: "Photos de la mission" }).count()).toBe(0);
  const status = await his.page.evaluate(
    async (file) => (await fetch(`/storage/${file}/large`)).status,
    found?.contentId,
  );
  expect(status).toBe(404);
  await page.reload();
  await shown.getByText("Masquée").waitFor();
  // The browser states what it was refused: the one look that was tried.
  const others = his.troubles.filter((one) => !one.includes("404"));
  expect([...troubles, ...others]).toEqual([]);
});
