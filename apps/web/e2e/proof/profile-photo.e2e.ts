import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newMember, visit } from "../browser.ts";
import { drawPhoto } from "../pictures.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

/** Takes the square that is proposed of a picture that was chosen. */
const useSquare = (page: Page) =>
  page
    .getByRole("dialog", { name: "Cadrer la photo" })
    .getByRole("button", { name: "Utiliser cette photo" })
    .click();

it("a person shows themselves by a photo, everywhere at once, takes it away and back [SESS-28]", async () => {
  const { page, troubles } = await newMember(product, "Ines");
  await visit(page, `${product.url}/dashboard/parametres`);
  const photo = await drawPhoto(page);
  const card = page.getByRole("region", { name: "Photo de profil" });
  const account = page.getByRole("button", { name: /compte/i }).locator("img");
  expect(await account.count()).toBe(0);

  await card.getByLabel("Choisir une photo").setInputFiles(photo);
  await useSquare(page);
  await card.getByText("Votre nouvelle photo est en place.").waitFor();
  const address = await account.first().getAttribute("src");
  expect(address).toMatch(/^\/storage\/[\da-f-]{36}\/small$/);
  const { status, type } = await page.evaluate(async (url) => {
    const answer = await fetch(url, { credentials: "omit" });
    return { status: answer.status, type: answer.headers.get("content-type") };
  }, address as string);
  expect([status, type]).toEqual([200, "image/webp"]);

  await visit(page, `${product.url}/dashboard/parametres`);
  expect(await account.first().getAttribute("src")).toBe(address);
  await card.getByRole("button", { name: "Retirer la photo" }).press("Enter");
  await card.getByText("Votre photo est retirée.").waitFor();
  expect(await account.count()).toBe(0);
  await card.getByRole("button", { name: "Annuler" }).press("Enter");
  await card.getByText("Votre photo est de retour.").waitFor();
  expect(await account.first().getAttribute("src")).toBe(address);

  await card.getByLabel("Changer de photo").setInputFiles({
    name: "page.png",
    mimeType: "image/png",
    buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
  });
  await card.getByText("Ce type de fichier n’est pas accepté.").waitFor();
  expect(troubles).toEqual([]);
});

it("whoever begins is asked for a photo, gives it by keys alone and takes it back, or puts it off", async () => {
  const { page, troubles } = await newMember(product, "Noé");
  await visit(page, `${product.url}/dashboard`);
  const step = page.getByRole("list", { name: "Photo de profil" });
  await step.getByRole("button", { name: "Ajouter une photo" }).press("Enter");
  await step.getByLabel("Choisir une photo").setInputFiles(await drawPhoto(page));
  const dialog = page.getByRole("dialog", { name: "Cadrer la photo" });
  await dialog.getByRole("button", { name: "Cadre" }).press("ArrowRight");
  await dialog.getByRole("button", { name: "Pivoter à droite" }).press("Enter");
  await dialog.getByRole("button", { name: /^Annuler/ }).press("Enter");
  await dialog.getByRole("button", { name: "Utiliser cette photo" }).press("Enter");
  await step.getByText("Votre nouvelle photo est en place.").waitFor();
  const face = step.locator("img[src^='/storage/']").first();
  const size = await face.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size[0]).toBe(size[1]);
  await step.getByRole("button", { name: "Retirer la photo" }).press("Enter");
  await step.getByText("Votre photo est retirée.").waitFor();

  await visit(page, `${product.url}/dashboard`);
  await step.getByRole("button", { name: "Plus tard" }).press("Enter");
  await expect.poll(() => step.count()).toBe(0);
  await visit(page, `${product.url}/dashboard`);
  await page.getByRole("heading", { name: "Vos trois premiers pas" }).waitFor();
  expect(await step.count()).toBe(0);
  expect(troubles).toEqual([]);
});
