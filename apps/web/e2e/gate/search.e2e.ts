import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { serviceCategories, serviceGroups } from "@jobami/api/taxonomy";
import { usersClient } from "@jobami/api/users/client";
import { expect, it } from "vitest";
import { browserOf, newPerson, tryPassword, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

const product = useProduct();

async function jobbeur(prenom: string, subcategory: "plomberie" | "tonte-de-pelouse", placeCode: string) {
  const { api } = await join(product.url, newcomer(prenom, "jobbeur"));
  await usersClient(api).updateSeoPreferences({ body: { seo_indexable: true } });
  const { profil } = await profilesClient(api).save({
    body: {
      version: 0,
      headline: `${prenom} à votre service`,
      about: "",
      services: [{ subcategory, unit: "hour", amount: 30, years: 8 }],
      zone: { placeCode, radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
  return profil.data.slug;
}

it("a visitor finds a jobbeur by text, service and place, sees why, and opens the profile [SRCH-01, SRCH-02, SRCH-04, SRCH-05, SRCH-06, SRCH-08, FOOT-06]", async () => {
  const slug = await jobbeur("Wassim", "plomberie", "69123");
  await jobbeur("Xavier", "tonte-de-pelouse", "38544");
  const { page } = await newPerson(product.browser);
  await visit(page, `${product.url}/services`);
  await page.getByRole("heading", { level: 1, name: "Tous les services" }).waitFor();

  await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("fuite robinet");
  await page.getByRole("option", { name: /Plomberie/ }).click();
  await page.getByRole("button", { name: "Rechercher" }).click();
  const plumbing = "category=petites-reparations&subcategory=plomberie&besoin=fuite+robinet";
  await page.waitForURL(`${product.url}/services/search?${plumbing}`);
  await page.getByRole("link", { name: /^Wassim/ }).waitFor();
  expect(await page.getByRole("link", { name: /^Xavier/ }).count()).toBe(0);
  // Where only a service was asked for, it is no reason to state; without a commune there is no distance.
  expect(await page.getByText(/propose plomberie/).count()).toBe(0);
  await page.getByText(/Indiquez une commune pour voir les distances/).waitFor();

  await page.getByRole("combobox", { name: "Où ?" }).fill("Villeurbanne");
  await page
    .getByRole("option", { name: /Villeurbanne/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Rechercher" }).click();
  // What was typed for the service stays with it.
  await page.waitForURL(/&besoin=fuite\+robinet&lieu=Villeurbanne/);
  await page.getByText("1 jobbeur à 25 km autour de Villeurbanne").waitFor();
  // Their commune and how far it is stand on their row: only what the row does not say is a reason.
  await page.getByText(/^Lyon \(69\) · 3\s+km/).waitFor();
  await page.getByText(/Pourquoi ce résultat.*se déplace jusqu’à 15\s+km$/).waitFor();

  await page.getByRole("link", { name: /^Wassim/ }).click();
  await page.waitForURL((url) => url.pathname === `/profil/${slug}`);
  await page.goBack();
  await page.getByRole("link", { name: /Retirer le filtre.*Plomberie/ }).click();
  await page.waitForURL(({ searchParams: has }) => !has.has("category") && !has.has("subcategory"));

  // Terms are lowercased, and give way to a category.
  await visit(page, `${product.url}/services/search?q=TONDRE`);
  await page.getByRole("link", { name: /^Xavier/ }).waitFor();
  expect(await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).inputValue()).toBe(
    "tondre",
  );
  await visit(page, `${product.url}/services/search?q=tondre&category=petites-reparations`);
  await page.getByRole("link", { name: /^Wassim/ }).waitFor();
  expect(await page.getByRole("link", { name: /^Xavier/ }).count()).toBe(0);

  // No one there: what is nearest is one press away.
  await visit(page, `${product.url}/services/search?category=jardinage&lieu=Lyon&rayon=5`);
  await page.getByRole("link", { name: "Chercher à 25 km (1 jobbeur)" }).click();
  await page.getByRole("link", { name: /^Xavier/ }).waitFor();

  const services = page.getByRole("contentinfo").getByRole("region", { name: "Tous les services" });
  await services.getByRole("link", { name: "Taille de haies" }).click();
  await page.waitForURL(`${product.url}/services/search?category=jardinage&subcategory=taille-de-haies`);
  await page.getByRole("link", { name: /^Tout en jardinage/ }).waitFor();
  await page.context().close();
});

it("each row leads to asking that person first: who they are and what was searched survive the sign-in; a jobbeur asks no one", async () => {
  await jobbeur("Basile", "tonte-de-pelouse", "69266");
  const lea = newcomer("Léa");
  await join(product.url, lea);
  const search = `${product.url}/services/search?category=jardinage&subcategory=tonte-de-pelouse&lieu=Villeurbanne`;
  const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await visit(page, search);
  await page.getByRole("link", { name: /^Demander à Basile/ }).click();
  await page.waitForURL(/\/login\?from=/);
  await tryPassword(page, lea.email, goodPassword);
  await page.waitForURL(/\/poster-une-mission/);
  await page
    .getByRole("list", { name: "Personnes demandées" })
    .getByText(/^Basile/)
    .waitFor();
  const wish = new URL(page.url()).searchParams;
  expect([wish.get("sous-categorie"), wish.get("commune")]).toEqual(["tonte-de-pelouse", "69266"]);
  expect(await page.getByLabel("Tonte de pelouse").isChecked()).toBe(true);
  // The way over their profile forgets nothing of it.
  await visit(page, `${search}&quand=7`);
  await page.getByRole("link", { name: /^Basile/ }).click();
  await page.waitForURL(/\/profil\/basile/);
  await page.getByRole("link", { name: "Demander à cette personne" }).click();
  await page.waitForURL(/\/poster-une-mission/);
  const carried = new URL(page.url()).searchParams;
  expect([carried.get("sous-categorie"), carried.get("besoin"), carried.get("commune")]).toEqual([
    "tonte-de-pelouse",
    "Tonte de pelouse",
    "69266",
  ]);
  await page.context().close();

  const his = await browserOf(product.browser, await join(product.url, newcomer("Zoé", "jobbeur")));
  await visit(his.page, search);
  await his.page.getByRole("link", { name: /^Basile/ }).waitFor();
  await his.page
    .getByRole("link", { name: /^Demander à/ })
    .first()
    .waitFor({ state: "detached" });
  await his.page.context().close();
});

it("the day that is asked for stands beside the place, on each person found and in what they are asked; a member begins around their own commune, unless they take it away [SRCH-02, SRCH-04]", async () => {
  await jobbeur("Octave", "tonte-de-pelouse", "69266");
  const ugo = await join(product.url, newcomer("Ugo"));
  await profilesClient(ugo.api).save({
    body: {
      version: 0,
      headline: "",
      about: "",
      services: [],
      zone: { placeCode: "69266", radiusKm: 15 },
      availability: emptyWeek,
      languages: ["fr"],
      equipment: [],
    },
  });
  const { page } = await browserOf(product.browser, ugo, { viewport: { width: 390, height: 844 } });
  const service = "category=jardinage&subcategory=tonte-de-pelouse";
  await visit(page, `${product.url}/services/search?${service}`);
  await page.getByText(/autour de Villeurbanne, votre commune/).waitFor();
  // On a phone what was searched stands in one line, and is changed in place.
  const box = page.getByRole("search", { name: "Recherche de jobbeurs" });
  const change = page.locator("summary", { hasText: "Modifier" });
  expect(await box.isVisible()).toBe(false);
  await page.getByText("Tonte de pelouse · Villeurbanne").waitFor();
  await change.press("Enter");
  await page.getByRole("combobox", { name: "De quoi" }).waitFor();
  const when = page.getByRole("combobox", { name: "Quand ?" });
  const labels = await when.getByRole("option").allTextContents();
  const saturday = labels.find((label) => label.startsWith("Samedi")) ?? "";
  const weekday = labels.find((label) => label.startsWith("Mardi")) ?? "";
  await when.selectOption({ label: weekday });
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/quand=20/);
  await expect.poll(() => page.getByRole("link", { name: /^Octave/ }).count()).toBe(0);
  await change.click();
  await when.selectOption({ label: saturday });
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.getByRole("link", { name: /^Octave/ }).waitFor();
  await page.getByText(`libre ${saturday.toLowerCase()}`).first().waitFor();
  // The first person found stands whole in the first view.
  const first = page.getByRole("list", { name: "Jobbeurs trouvés" }).getByRole("article").first();
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(y + height).toBeLessThanOrEqual(844);
  const day = new URL(page.url()).searchParams.get("quand");
  const ask = await page.getByRole("link", { name: /^Demander à Octave/ }).getAttribute("href");
  expect(new URL(ask ?? "", product.url).searchParams.get("jour")).toBe(day);

  // How many are left stays beside the filter that was chosen, and leads to them.
  await page.getByText("Affiner").click();
  await page.getByRole("link", { name: /^jusqu’à 50/ }).click();
  await page.waitForURL(/prix=50/);
  const count = page.getByRole("complementary", { name: "Filtres" }).getByRole("status");
  const isInSight = (part: typeof count) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await expect.poll(() => count.textContent()).toMatch(/^\d+ jobbeurs? Voir/);
  expect(await isInSight(count)).toBe(true);
  await page.getByRole("link", { name: "Voir les résultats" }).click();
  await expect.poll(() => isInSight(page.getByRole("link", { name: /^Octave/ }))).toBe(true);

  await page.getByRole("link", { name: /Retirer le filtre.*Villeurbanne/ }).click();
  await page.waitForURL(/lieu=(&|$)/);
  await page.getByRole("link", { name: /^Octave/ }).waitFor();
  expect(await page.getByText(/votre commune/).count()).toBe(0);

  // A day among what was typed is when a person is wanted, not a term that a profile has to state.
  const typed = new URLSearchParams({ q: `Tondre le ${saturday}`, lieu: "Villeurbanne" });
  await visit(page, `${product.url}/services/search?${typed}`);
  await page.getByText(`tondre · Villeurbanne · ${saturday.toLowerCase()}`).waitFor();
  await page.getByRole("link", { name: /^Octave/ }).waitFor();
  await page.context().close();
});

it("a service in a commune has a page that search engines understand, neighbours where no one is, and is found by other spellings [SRCH-03]", async () => {
  await jobbeur("Yannick", "plomberie", "69123");
  const get = async (path: string) => {
    const answer = await fetch(`${product.url}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const path = "/services/plomberie/lyon-69";
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${product.url}${path}"/>`);
  expect(text).toContain("<title>Plomberie à Lyon · Jobami</title>");
  expect(text).toContain("Yannick");
  expect(text).not.toContain('name="robots"');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  expect(data.map((one) => one["@type"])).toEqual(["Service", "BreadcrumbList"]);
  expect(JSON.stringify(data)).not.toContain("Yannick");
  expect((await get("/sitemap.xml")).text).toContain(`<loc>${product.url}${path}</loc>`);
  expect((await get("/services/search?q=plombier")).text).toContain('content="noindex"');
  for (const empty of ["/services/plomberie/brest-29", "/services/musique/lyon-69"]) {
    const page = await get(empty);
    expect([empty, page.status]).toEqual([empty, 200]);
    expect(page.text).toContain('content="noindex"');
    expect(page.text).toContain("Pas encore de jobbeur ici");
  }
  for (const spelling of ["lyon", "Lyon-69", "LYON%20(69)"]) {
    const answer = await fetch(`${product.url}/services/plomberie/${spelling}`, { redirect: "manual" });
    expect([spelling, answer.status, answer.headers.get("location")]).toEqual([spelling, 301, path]);
  }
  const namesakes = await get("/services/plomberie/saint-denis");
  expect(namesakes.status).toBe(200);
  expect(namesakes.text).toContain('href="/services/plomberie/saint-denis-93"');
  expect(namesakes.text).toContain('href="/services/plomberie/saint-denis-974"');
  for (const absent of ["/services/x/lyon-69", "/services/plomberie/atlantide", "/services/plomberie/..%2f"])
    expect([absent, (await get(absent)).status]).toEqual([absent, 404]);
});

it("the page of services has every level of the list, and the trades that people ask for most [SRCH-01, SRCH-07, SRCH-09]", async () => {
  const html = await (await fetch(`${product.url}/services`)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const heads = (level: number) =>
    [...main.matchAll(new RegExp(`<h${level}[^>]*>(?:<a[^>]*>)?([^<]+)`, "g"))].map(([, text]) => text);
  expect(heads(2)).toEqual(serviceGroups.map(({ label }) => label));
  expect(heads(3)).toEqual(serviceCategories.map(({ label }) => label));
  const links = [...main.matchAll(/href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [
    text,
    (href ?? "").replaceAll("&amp;", "&"),
  ]);
  for (const [text, slugs] of [
    ["Bricolage", "bricolage"],
    ["Jardinage", "jardinage"],
    ["Plomberie", "petites-reparations&subcategory=plomberie"],
    ["Ménage et Nettoyage", "menage-et-nettoyage"],
    ["Garde d’Animaux", "garde-d-animaux"],
    ["Cours et Soutien Scolaire", "cours-et-soutien-scolaire"],
    ["Informatique", "informatique"],
    ["Déménagement et Transport", "demenagement-et-transport"],
    ["Coaching et Conseils", "coaching-et-conseils"],
  ])
    expect(links).toContainEqual([text, `/services/search?category=${slugs}`]);
});
