import { profilesClient } from "@jobami/api/profiles/client";
import { expect, it } from "vitest";
import { newPerson, newStranger, signIn, visit } from "../browser.ts";
import { drawPhoto } from "../pictures.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur shows their work before and after, puts it in order and takes it away; visitors see it on their profile, at 390 px too", async () => {
  const nora = newcomer("Nora", "jobbeur");
  const visitor = await join(product.url, nora);
  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, nora.email);
  await visit(page, `${product.url}/dashboard/profil`);
  const part = page.getByRole("region", { name: "Réalisations" });

  await part.getByRole("button", { name: "Ajouter une réalisation" }).press("Enter");
  await part.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await part.getByText("Choisissez une photo du travail fini.").waitFor();
  await part.getByLabel("Photo du travail fini").setInputFiles(await drawPhoto(page, "#3f8b58"));
  await part.getByLabel("Photo d’avant").setInputFiles(await drawPhoto(page, "#7a5c3e"));
  await part.getByRole("textbox", { name: "Titre" }).fill("Haie de thuyas");
  await part.getByRole("textbox", { name: "En dire plus" }).fill("Taillée en une matinée.");
  await part.getByRole("button", { name: "Enregistrer" }).press("Enter");
  const list = part.getByRole("list", { name: "Vos réalisations" });
  await list.getByRole("img", { name: "Haie de thuyas, avant" }).waitFor();

  await part.getByRole("button", { name: "Ajouter une réalisation" }).press("Enter");
  await part.getByLabel("Photo du travail fini").setInputFiles(await drawPhoto(page, "#c79a63"));
  await part.getByRole("textbox", { name: "Titre" }).fill("Terrasse en pin");
  await part.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await list.getByRole("img", { name: "Terrasse en pin" }).waitFor();
  const menu = (title: string) => part.getByRole("button", { name: new RegExp(`Actions sur .*${title}`) });
  const command = (name: string) => page.getByRole("menuitem", { name });
  await menu("Terrasse en pin").press("Enter");
  await command("Monter").press("Enter");
  await part.getByText(/Terrasse en pin\s: 1 sur 2\./).waitFor({ state: "attached" });
  await expect
    .poll(() => menu("Terrasse en pin").evaluate((button) => button === document.activeElement))
    .toBe(true);

  const slug = (await profilesClient(visitor.api).own()).profil.data.slug;
  const phone = await newStranger(product.browser, { viewport: { width: 390, height: 844 } });
  await visit(phone.page, `${product.url}/profil/${slug}`);
  const seen = phone.page.getByRole("region", { name: "Réalisations" });
  expect(await seen.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Terrasse en pin",
    "Haie de thuyas",
  ]);
  const large = await seen.getByRole("link", { name: "Haie de thuyas, après" }).getAttribute("href");
  expect((await fetch(product.url + large)).headers.get("content-type")).toBe("image/webp");
  expect(
    await phone.page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);

  await menu("Haie de thuyas").press("Enter");
  await command("Retirer").press("Enter");
  const question = page.getByRole("alertdialog", { name: /Retirer .*Haie de thuyas/ });
  await question.getByRole("button", { name: "Annuler" }).press("Enter");
  await menu("Haie de thuyas").press("Enter");
  await command("Retirer").press("Enter");
  await question.getByRole("button", { name: "Retirer", exact: true }).press("Enter");
  await list.getByRole("img", { name: "Haie de thuyas, avant" }).waitFor({ state: "detached" });
  await visit(phone.page, `${product.url}/profil/${slug}`);
  expect(await seen.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Terrasse en pin"]);
  expect((await fetch(product.url + large)).status).toBe(404);
  expect([troubles, phone.troubles]).toEqual([[], []]);
  for (const person of [page, phone.page]) await person.context().close();
});
