import { favoritesClient } from "@jobami/api/favorites/client";
import { profilesClient } from "@jobami/api/profiles/client";
import { expect, it } from "vitest";
import { chooseHedges, hedgeCutter, sendHedge } from "../asking.ts";
import { browserOf, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("two are asked at once, a favourite among them; one cannot, kindly, the other is late: the requester opens it to all", async () => {
  const amina = await hedgeCutter(product.url, "Amina");
  const bruno = await hedgeCutter(product.url, "Bruno");
  const zoe = await hedgeCutter(product.url, "Zoé");
  const lea = await join(product.url, newcomer("Louise"));
  const { profil } = await profilesClient(lea.api).bySlug({ params: { slug: bruno.slug } });
  await favoritesClient(lea.api).add({ body: { favorite_user_id: profil.data.id } });

  const { page } = await browserOf(product.browser, lea);
  await visit(page, `${product.url}/dashboard/profil/${amina.slug}`);
  await page.getByRole("link", { name: "Demander à cette personne" }).click();
  const people = page.getByRole("list", { name: "Personnes demandées" });
  await people.getByText("Amina D.", { exact: true }).waitFor();
  await page.getByText("Ajouter une personne").click();
  await page.getByRole("button", { name: /^Ajouter.*Bruno D\./ }).click();
  await people.getByText("Bruno D.", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "2 heures" }).check();
  await chooseHedges(page);

  // What is chosen is stored with the draft.
  await page.getByText("Brouillon enregistré sur cet appareil").waitFor();
  await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await people.getByText("Bruno D.", { exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "2 heures" }).isChecked()).toBe(true);
  const id = await sendHedge(page, "Tailler la haie à deux");

  const hers = await browserOf(product.browser, amina.visitor);
  await visit(hers.page, `${product.url}/dashboard/missions/correspondantes`);
  await hers.page.getByRole("link", { name: /^Répondre.*Tailler la haie à deux/ }).click();
  await hers.page.getByRole("button", { name: "Je ne peux pas" }).click();
  await hers.page.getByRole("radio", { name: /Pas libre ce jour-là/ }).check();
  await hers.page.getByRole("button", { name: "Envoyer" }).click();
  await hers.page.waitForURL(/\/correspondantes$/);
  await page.getByText(/Pas libre ce jour-là/).waitFor();

  const his = await browserOf(product.browser, zoe.visitor);
  await visit(his.page, `${product.url}/dashboard/missions/${id}`);
  await his.page.getByRole("heading", { name: "Cette mission n’existe pas" }).waitFor();
  await page.getByRole("button", { name: "L’ouvrir à tous maintenant" }).click();
  await page.getByText(/Elle est ouverte à tous/).waitFor();
  await visit(his.page, `${product.url}/dashboard/missions/${id}`);
  await his.page.getByRole("button", { name: "Faire une proposition" }).waitFor();
});

it("asked of one who cannot, it stays closed where the requester wished so, until they open it", async () => {
  const chloe = await hedgeCutter(product.url, "Chloé");
  const lea = await join(product.url, newcomer("Louison"));
  const { page } = await browserOf(product.browser, lea);
  await visit(page, `${product.url}/dashboard/profil/${chloe.slug}`);
  await page.getByRole("link", { name: "Demander à cette personne" }).click();
  await chooseHedges(page);
  const id = await sendHedge(page, "Tailler la haie de Chloé");
  await chloe.visitor.missions.decline({ params: { id } });
  await page.getByRole("heading", { name: "Personne n’a pu" }).waitFor();
  await page.getByRole("button", { name: "L’ouvrir à tous" }).click();
  await page.getByText(/Elle est ouverte à tous/).waitFor();
});

it("without scripts the profile leads to the sign-in, which knows where one was going", async () => {
  const { slug } = await hedgeCutter(product.url, "Diane");
  const { page } = await newPerson(product.browser, { javaScriptEnabled: false });
  await page.goto(`${product.url}/profil/${slug}`);
  await page.getByRole("link", { name: "Demander à cette personne" }).click();
  await page.getByLabel("Adresse e-mail").waitFor();
  expect(new URL(page.url()).searchParams.get("from")).toBe(
    `/dashboard/missions/poster-une-mission?demander=${slug}`,
  );
});
