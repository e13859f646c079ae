import { expect, it } from "vitest";
import { newMember, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";

const product = useProduct();

it("whoever is signed in finds their name in the form, and the help from the one of their space", async () => {
  const { page, troubles } = await newMember(product, "Maya");
  await visit(page, `${product.url}/dashboard/support`);
  await page.getByRole("link", { name: "Toutes les questions, par sujet" }).click();
  await page.waitForURL(`${product.url}/aide`);
  await page.getByRole("searchbox", { name: "Votre question" }).fill("annuler");
  await page.getByRole("button", { name: "Chercher" }).click();
  await page.waitForURL(`${product.url}/aide?q=annuler`);
  await page.getByRole("heading", { level: 2, name: /réponses? pour « annuler »/ }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: "Découvrir" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Nous écrire" }).click();
  await page.waitForURL(`${product.url}/contact`);
  await expect.poll(() => page.getByLabel("Votre nom").inputValue()).toBe("Maya Durand");
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("a message that the server does not answer is stored, and sent again once", async () => {
  const { page } = await newPerson(product.browser);
  await visit(page, `${product.url}/contact`);
  await page.getByLabel("Votre nom").fill("Léa Martin");
  await page.getByLabel("Votre adresse e-mail").fill("lea-encore@exemple.fr");
  await page.getByLabel("Sujet").fill("Encore");
  await page.getByLabel("Votre message").fill("Un message assez long pour partir.");
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contact", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.getByText(/Le message n’est pas parti$/).waitFor();
  expect(await page.getByLabel("Sujet").inputValue()).toBe("Encore");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.getByText(/Votre message est parti$/).waitFor();
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  await page.context().close();
});

it("every link of the footer leads somewhere", async () => {
  const html = await (await fetch(product.url)).text();
  const links = [...html.slice(html.indexOf("<footer")).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? "").replaceAll("&amp;", "&"),
  );
  expect(links.filter((link) => link.startsWith("/services/search?category="))).toHaveLength(72);
  for (const link of new Set(links))
    expect([link, (await fetch(product.url + link)).status]).toEqual([link, 200]);
});

it("the footer leads to the four social networks that the operator has named, and names none otherwise [FOOT-10]", async () => {
  const footerOf = async () => {
    const html = await (await fetch(product.url)).text();
    return html.slice(html.indexOf("<footer"));
  };
  expect(await footerOf()).not.toContain("Nous suivre");
  await product.server.stop();
  const networks = ["Facebook", "Instagram", "LinkedIn", "YouTube"];
  product.server = await startServer(
    product.home,
    Object.fromEntries(
      networks.map((name) => [
        `SOCIAL_${name.toUpperCase()}`,
        `https://${name.toLowerCase()}.exemple.fr/jobami`,
      ]),
    ),
  );
  const footer = await footerOf();
  const list = footer.slice(footer.indexOf('aria-label="Nous suivre"'));
  expect(
    [...list.slice(0, list.indexOf("</ul>")).matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
      ([, url, label]) => [label, url],
    ),
  ).toEqual(networks.map((name) => [name, `https://${name.toLowerCase()}.exemple.fr/jobami`]));
});
