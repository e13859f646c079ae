import { expect, it } from "vitest";
import { legalPages } from "../../app/features/site/legal/legal-pages.ts";
import { newPerson, press, visit } from "../browser.ts";
import { jsonLd } from "../json-ld.ts";
import { useProduct } from "../product.ts";
import { readMail } from "../visitor.ts";

const product = useProduct();
const operator = "bonjour@jobami.fr";
const run = Date.now().toString(36);

const get = async (path: string) => {
  const answer = await fetch(product.url + path);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};
it("the footer names its quick links, and each leads to a page [FOOT-07, FOOT-08]", async () => {
  const { text } = await get("/");
  const footer = text.slice(text.indexOf("<footer"));
  const nav = footer.slice(footer.indexOf('aria-label="Liens rapides"'));
  const links = [...nav.slice(0, nav.indexOf("</ul>")).matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, label]) => [label, href],
  );
  expect(links).toEqual([
    ["À propos", "/a-propos"],
    ["Comment ça marche", "/#how-it-works"],
    ["Services disponibles", "/services"],
    ["Offres partenaires", "/offres-partenaires"],
    ["Tarifs", "/#pricing"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
    ["Aide", "/aide"],
  ]);
  for (const id of ["how-it-works", "pricing"]) expect(text).toContain(`id="${id}"`);
  for (const [, link = ""] of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
});

it("ways in, what the law asks for and errors invite no one to sign up; other pages do [FOOT-02]", async () => {
  const invites = async (path: string) => {
    const { text } = await get(path);
    return text.slice(text.indexOf("<footer")).includes("Créer mon compte");
  };
  const waysIn = ["/login", "/inscription", "/forgot-password", "/newsletter"];
  const duties = ["/renoncer", "/account/delete/confirm", "/account/deleted", "/decision", "/account/email"];
  const errors = ["/error-404", "/error-403", "/error-500", "/error-503", "/rien-ici", "/aide/rien-ici"];
  const legal = Object.keys(legalPages).map((key) => `/${key}`);
  const quiet = [...waysIn, ...duties, ...errors, ...legal];
  const inviting = ["/", "/services", "/aide", "/contact", "/a-propos", "/blog"];
  const found: string[] = [];
  for (const path of [...quiet, ...inviting]) if (await invites(path)) found.push(path);
  expect(found).toEqual(inviting);
});

it("each page of the public site has one title, its description and its address, and what is listed for search engines is there", async () => {
  const { text: robots } = await get("/robots.txt");
  expect(robots).toContain("Disallow: /dashboard\n");
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml\n`);
  const { text: sitemap } = await get("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(4);
  expect(paths.filter((path) => path.startsWith("/aide/")).length).toBeGreaterThanOrEqual(40);
  expect(sitemap).toMatch(/\/aide\/[a-z-]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(sitemap).toMatch(/\/blog<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  const written = paths.filter((path) => /^\/(aide|blog|contact|a-propos)/.test(path));
  for (const path of written) {
    const { status, text } = await get(path);
    const seen = {
      path,
      status,
      titles: text.match(/<h1[ >]/g)?.length,
      mains: text.match(/<main[ >]/g)?.length,
      isAddressed: text.includes(`<link rel="canonical" href="${product.url}${path}"/>`),
      isDescribed: /<meta name="description" content="[^"]{40,}"/.test(text),
      isHidden: text.includes('content="noindex"'),
    };
    expect(seen).toEqual({
      path,
      status: 200,
      titles: 1,
      mains: 1,
      isAddressed: true,
      isDescribed: true,
      isHidden: false,
    });
  }
  for (const path of ["/blog/rien", "/aide/rien"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it("a person writes to the operator, with and without scripts; what was typed stays until it has arrived", async () => {
  const { page, troubles } = await newPerson(product.browser);
  const lea = `lea-${run}@exemple.fr`;
  await visit(page, `${product.url}/contact?sujet=Une%20question`);
  expect(await page.getByLabel("Sujet").inputValue()).toBe("Une question");
  await page.getByLabel("Votre nom").fill("Léa Martin");
  await page.getByLabel("Votre adresse e-mail").fill("lea");
  await page.getByLabel("Votre message").fill("Bonjour, comment changer la date d’une mission ?");
  await press(page, "Envoyer le message");
  await page.locator("#contact-email[aria-invalid=true]").waitFor();
  await page.getByLabel("Votre adresse e-mail").fill(lea);
  await page.context().setOffline(true);
  await press(page, "Envoyer le message");
  await page.getByText("Pas de connexion : le message n’est pas parti").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => page.getByLabel("Votre message").inputValue()).toContain("la date d’une mission");
  await press(page, "Envoyer le message");
  await page.getByText(/Votre message est parti$/).waitFor();
  await expect.poll(() => page.getByLabel("Votre message").inputValue()).toBe("");
  expect(troubles).toEqual([]);
  const arrived = await readMail(product.url, operator, /Une question/);
  expect(arrived.text).toContain(`Léa Martin (${lea})`);
  expect(arrived.text).toContain("comment changer la date d’une mission");
  await readMail(product.url, lea, /Nous avons reçu votre message/);

  const { page: plain } = await newPerson(product.browser, { javaScriptEnabled: false });
  const tom = `tom-${run}@exemple.fr`;
  await plain.goto(`${product.url}/contact`);
  await plain.getByLabel("Votre nom").fill("Tom Petit");
  await plain.getByLabel("Votre adresse e-mail").fill(tom);
  await plain.getByLabel("Sujet").fill("Sans script");
  await plain.getByLabel("Votre message").fill("court");
  await press(plain, "Envoyer le message");
  await plain.locator("#contact-message[aria-invalid=true]").waitFor();
  expect(await plain.getByLabel("Votre nom").inputValue()).toBe("Tom Petit");
  expect(await plain.getByLabel("Votre message").inputValue()).toBe("court");
  await plain.getByLabel("Votre message").fill("Un message tout à fait assez long.");
  await press(plain, "Envoyer le message");
  await plain.getByText(/Votre message est parti$/).waitFor();
  expect((await readMail(product.url, operator, /Sans script/)).text).toContain(
    "Un message tout à fait assez long.",
  );
  await page.context().close();
  await plain.context().close();
});

it("a visitor finds an answer in spite of a wrong letter, without scripts too, and opens its page", async () => {
  const { page } = await newPerson(product.browser, { javaScriptEnabled: false });
  await page.goto(`${product.url}/erreur-inconnue`);
  await page.getByRole("link", { name: "Chercher dans l’aide" }).click();
  await page.getByRole("searchbox", { name: "Votre question" }).fill("verifcation deux etapes");
  await press(page, "Chercher");
  await page.waitForURL(/\/aide\?q=verifcation/);
  const first = page
    .getByRole("main")
    .getByRole("link", { name: /Comment activer la vérification en deux étapes/ })
    .first();
  await first.click();
  await page.waitForURL(`${product.url}/aide/deux-etapes`);
  await page.getByRole("heading", { level: 1, name: /vérification en deux étapes/ }).waitFor();
  const [faq] = jsonLd(await page.content());
  expect([faq["@type"], faq.mainEntity.length]).toEqual(["FAQPage", 1]);
  await page.goto(`${product.url}/aide?q=zzzzqqq`);
  await page.getByRole("heading", { name: "Aucune réponse à ces mots" }).waitFor();
  const { text: help } = await get("/aide");
  const listed = jsonLd(help)[0].mainEntity.itemListElement;
  expect(listed.length).toBeGreaterThanOrEqual(40);
  expect(listed.map((one: { url: string }) => one.url)).toContain(`${product.url}/aide/deux-etapes`);
  // The questions alone: an answer is loaded with its page.
  expect(help).not.toContain("dix codes de secours");
  // Nothing that is looked for is ever more than text.
  expect((await get("/aide?q=%3Cscript%3Ealert(1)%3C/script%3E")).text).not.toContain("<script>alert(1)");
  await page.context().close();
});

it("a visitor reads the blog from its list, and follows it by its feed", async () => {
  const { page, troubles } = await newPerson(product.browser);
  await visit(page, `${product.url}/blog`);
  await page.getByRole("link", { name: "Décrire une mission pour recevoir de bonnes propositions" }).click();
  await page.waitForURL(`${product.url}/blog/decrire-une-mission`);
  await page.getByRole("heading", { level: 1, name: /^Décrire une mission/ }).waitFor();
  await page
    .getByRole("navigation", { name: "Dans cet article" })
    .getByRole("link", { name: "Ce qui change le prix" })
    .click();
  await page.waitForURL(/#ce-qui-change-le-prix$/);
  expect(troubles).toEqual([]);
  const article = await get("/blog/decrire-une-mission");
  expect(jsonLd(article.text)[0]).toMatchObject({
    "@type": "Article",
    datePublished: "2026-09-14",
    dateModified: "2026-11-02",
  });
  expect(article.text).toContain('<meta property="og:type" content="article"/>');
  const feed = await get("/blog/feed.xml");
  expect([feed.status, feed.type]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  const { entries, fault } = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, "application/xml");
    return {
      entries: read.querySelectorAll("entry").length,
      fault: read.querySelector("parsererror")?.textContent ?? null,
    };
  }, feed.text);
  expect(fault).toBe(null);
  expect(entries).toBeGreaterThanOrEqual(4);
  await page.context().close();
});

it("legal pages and the short addresses of the help are there when a link leads to them within the product", async () => {
  const legal = Object.keys(legalPages);
  const asked = [...legal, "support", "support/ticket/1"].map(async (name) => {
    // As the router asks for what a page shows, when a link to it is pressed.
    const answer = await fetch(`${product.url}/${name}.data`);
    return [name, answer.status];
  });
  expect((await Promise.all(asked)).filter(([, status]) => status !== 200 && status !== 202)).toEqual([]);

  const { page, troubles } = await newPerson(product.browser);
  await visit(page, product.url);
  await page
    .getByRole("navigation", { name: "Informations légales" })
    .getByRole("link", { name: "Conditions d’utilisation" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Conditions générales d’utilisation" }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
