import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { usersClient } from "@jobami/api/users/client";
import { expect, it } from "vitest";
import { arrive, newMember, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

/** A jobbeur whose text would break a page that trusts them. */
async function hostileJobbeur() {
  const { api, auth } = await join(product.url, newcomer("Selim", "jobbeur"));
  const profiles = profilesClient(api);
  const first = (await profiles.own()).profil.data.slug;
  await auth.updateProfile({ body: { prenom: "Sélim-Ange", nom: "Durand" } });
  await usersClient(api).updateSeoPreferences({ body: { seo_indexable: true } });
  const { profil } = await profiles.save({
    body: {
      version: 0,
      headline: "</script><script>document.title='pris'</script>",
      about: "<img src=x onerror=document.title='pris'>",
      services: [{ subcategory: "tonte-de-pelouse", unit: "hour", amount: 22, years: 8 }],
      zone: { placeCode: "69123", radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
  return { first, slug: profil.data.slug };
}

it("a profile is seen by everybody at its address; a member keeps it as a favourite, notes, removes and puts it back [PROF-01, PROF-04, FAV-01]", async () => {
  const { first, slug } = await hostileJobbeur();
  const get = (path: string) => fetch(`${product.url}${path}`, { redirect: "manual" });

  const answer = await get(`/profil/${slug}`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  expect(html).toContain(`<link rel="canonical" href="${product.url}/profil/${slug}"/>`);
  expect(html).not.toMatch(/<script>document|<img src=x|"robots"/);
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(jsonLd).mainEntity.description).toBe("</script><script>document.title='pris'</script>");
  const moved = await get(`/profil/${first}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `/profil/${slug}`]);
  for (const path of [
    "/profil/personne",
    `/profil/${slug.toUpperCase()}`,
    "/profil/..%2Fadmin",
    "/profil/%00",
  ])
    expect([path, (await get(path)).status]).toEqual([path, expect.toSatisfy((s) => s === 404 || s === 400)]);

  const visitor = await newPerson(product.browser);
  await visit(visitor.page, `${product.url}/profil/${slug}`);
  await visitor.page.getByRole("heading", { level: 1, name: "Sélim-Ange D." }).waitFor();
  expect(await visitor.page.title()).toBe("Sélim-Ange D., tonte de pelouse à Lyon · Jobami");
  await visitor.page.getByRole("link", { name: "Ajouter aux favoris" }).click();
  await visitor.page.waitForURL(/\/login\?from=/);

  const lea = await newMember(product, "Lea");
  const { page } = lea;
  await visit(page, `${product.url}/dashboard/profil/${slug}`);
  await page.getByRole("button", { name: "Favori", pressed: false }).click();
  await page.getByRole("button", { name: "Favori", pressed: true }).waitFor();

  await page.getByRole("link", { name: "Favoris" }).first().click();
  await page.waitForURL(/\/dashboard\/profil\/favoris$/);
  await arrive(page);
  await page.getByRole("button", { name: /Ajouter une note/ }).click();
  await page.getByRole("textbox", { name: "Note sur Sélim-Ange D." }).fill("A les clés du portail");
  await page.keyboard.press("Tab");
  const answered = (method: string) =>
    page.waitForResponse(
      (response) => response.request().method() === method && response.url().includes("/favorites"),
    );
  const noted = answered("PUT");
  await page.keyboard.press("Enter");
  await noted;
  await page.getByText("A les clés du portail").waitFor();

  await page.getByRole("button", { name: /Retirer/ }).click();
  await page.getByText("Retiré de vos favoris.").waitFor();
  await page.getByText("A les clés du portail").waitFor({ state: "detached" });
  const putBack = answered("POST");
  await page.getByRole("button", { name: /Annuler/ }).click();
  expect((await putBack).status()).toBe(201);
  await visit(page, `${product.url}/dashboard/profil/favoris`);
  await page.getByText("A les clés du portail").waitFor();
  await page.getByRole("link", { name: "Sélim-Ange D." }).click();
  await page.getByRole("button", { name: "Favori", pressed: true }).waitFor();
  expect([visitor.troubles, lea.troubles]).toEqual([[], []]);
  for (const person of [visitor, lea]) await person.page.context().close();
});
