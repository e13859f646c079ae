import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { expect, it } from "vitest";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

async function plumber(prenom: string) {
  const { api } = await join(product.url, newcomer(prenom, "jobbeur"));
  const { profil } = await profilesClient(api).save({
    body: {
      version: 0,
      headline: "Robinets",
      about: "",
      services: [{ subcategory: "plomberie", unit: "hour", amount: 30, years: 8 }],
      zone: { placeCode: "69123", radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
  return profil.data.slug;
}

it("without scripts the form finds, filters are links, and pages and profiles are reached [SRCH-02, SRCH-05, SRCH-08]", async () => {
  const slug = await plumber("Zephyr");
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/services`);
  await page.getByRole("combobox", { name: "Quoi ?" }).fill("Plombier");
  await page.getByRole("combobox", { name: "Où ?" }).fill("69100");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(`${product.url}/services/search?q=Plombier&lieu=69100`);
  await page.getByRole("link", { name: /^Zephyr/ }).waitFor();
  expect(await page.getByRole("combobox", { name: "Où ?" }).inputValue()).toBe("Villeurbanne (69)");

  await page.getByText("Affiner").click();
  await page.getByRole("link", { name: "le lundi" }).click();
  await page.waitForURL(/jour=lundi/);
  expect(await page.getByRole("link", { name: /^Zephyr/ }).count()).toBe(0);
  // What is filtered stays so when other words are sent.
  await page.getByRole("combobox", { name: "Quoi ?" }).fill("fuite");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/q=fuite.*|jour=lundi/);
  expect(new URL(page.url()).searchParams.get("jour")).toBe("lundi");
  await page.getByRole("link", { name: "Sans les filtres (1 jobbeur)" }).click();
  await page.getByRole("link", { name: /^Zephyr/ }).click();
  await page.waitForURL(`${product.url}/profil/${slug}`);
  await context.close();
});
