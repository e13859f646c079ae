import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, newPerson, visit } from "../browser.ts";
import { questionsIn } from "../json-ld.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const opened = (page: Page) => page.locator("#faq details[open]").count();
const summary = (page: Page, text: string) => page.locator("#faq summary").filter({ hasText: text });

/** What moves in the help section: the fades of the questions with their length, and how the page scrolls to them. */
interface Motion {
  heard?: string[];
}

/** Writes down what moves, from before the first script of the page. */
function recordMotion(): void {
  const heard: string[] = [];
  (globalThis as Motion).heard = heard;
  // Heard as soon as it is set: a browser with other work may draw no frame of a short fade.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element) || !target.matches("#faq [data-fading]")) continue;
      const fade = target.getAnimations()[0]?.effect as KeyframeEffect;
      const [from] = fade.getKeyframes();
      heard.push(`fades from ${from?.opacity} in ${fade.getTiming().duration} ms`);
    }
  }).observe(document, { subtree: true, attributeFilter: ["data-fading"] });
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    const isAccordion = this.querySelector(":scope > div > details") !== null;
    const isFading = this.querySelector("[data-fading]") !== null;
    const { behavior, block } = options as ScrollIntoViewOptions;
    heard.push(`${isAccordion ? "accordion" : this.id} ${behavior} ${block}${isFading ? " too soon" : ""}`);
    scroll.call(this, options);
  };
}

const moved = (page: Page) => page.evaluate(() => (globalThis as Motion).heard?.splice(0) ?? []);

/** The help section of the landing page, taken over by the browser. */
async function help(width: number, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await newPerson(product.browser, { viewport: { width, height: 900 }, ...options });
  await page.addInitScript(recordMotion);
  await visit(page, product.url);
  await page.locator("#faq").scrollIntoViewIfNeeded();
  return page;
}

describe("the help page of the dashboard", () => {
  it("has the questions by subject, and /support leads there [FAQ-04, FAQ-14, SUPP-01, SUPP-04]", async () => {
    const { page, troubles } = await newMember(product, "Aline");
    await page.goto(`${product.url}/support`);
    await page.waitForURL(`${product.url}/dashboard/support`);
    await page.getByRole("heading", { level: 1, name: "Aide" }).waitFor();
    const subjects = page.getByRole("group", { name: "Sujets" }).getByRole("button");
    await subjects.first().waitFor();
    expect(await subjects.allTextContents()).toEqual([
      "Toutes les questions",
      "Questions générales",
      "Compte et profil",
      "Tarification",
      "Support technique",
    ]);
    for (const name of await subjects.allTextContents()) {
      await page.getByRole("button", { name, exact: true }).click();
      expect(await page.locator("#faq summary").count()).toBeGreaterThan(0);
    }
    await page.goto(`${product.url}/dashboard/parametres`);
    await page
      .getByRole("navigation", { name: "Toutes les pages" })
      .getByRole("link", { name: "Aide" })
      .click();
    await page.waitForURL(`${product.url}/dashboard/support`);
    await page.getByRole("link", { name: "bonjour@jobami.fr" }).waitFor();
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).waitFor();
    expect(await page.getByRole("link", { name: "Support", exact: true }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe("the help section", () => {
  it("is in the page before any script: title, six questions, and all of them for search engines [FAQ-01, FAQ-07]", async () => {
    const html = await (await fetch(product.url)).text();
    expect(html).toContain("Questions Fréquentes");
    // The footer folds its services by the same element.
    expect(html.match(/<details [^>]*id="faq-/g)?.length).toBe(6);
    expect(questionsIn(html).length).toBe(26);
  });

  it("opens questions by keyboard, two by two on a wide screen [FAQ-23]", async () => {
    const page = await help(1280);
    await page.getByRole("button", { name: "Support technique" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await opened(page)).toBe(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await opened(page)).toBe(0);
    await page.context().close();
  });

  it("opens them one by one on a phone, in one column and without the picture, and the page follows [FAQ-02, FAQ-06, FAQ-24, FAQ-25]", async () => {
    const page = await help(1280);
    const badge = page.getByText("250+ clients satisfaits", { exact: true });
    const picture = page.locator("#faq svg").first();
    const places = () =>
      page.locator("#faq details").evaluateAll((all) =>
        all.slice(0, 3).map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return { left, top };
        }),
      );
    expect([await badge.isVisible(), await picture.isVisible()]).toEqual([true, true]);
    const [first, second, third] = await places();
    expect([second?.top, third?.left]).toEqual([first?.top, first?.left]);
    expect(second?.left).toBeGreaterThan(first?.left ?? Number.NaN);
    await page.setViewportSize({ width: 390, height: 900 });
    expect([await badge.isVisible(), await picture.isVisible()]).toEqual([false, false]);
    const [above, below] = await places();
    expect(below?.left).toBe(above?.left);
    expect(below?.top).toBeGreaterThan(above?.top ?? Number.NaN);
    await summary(page, "Comment fonctionne la plateforme").click();
    await summary(page, "Comment contacter le support").click();
    expect(await opened(page)).toBe(2);
    await page.waitForFunction(() => {
      const [, last] = document.querySelectorAll("#faq details[open]");
      return (last?.getBoundingClientRect().top ?? 900) < 200;
    });
    await page.context().close();
  });

  it("searches, turns its pages and shows all [FAQ-03, FAQ-05, FAQ-08, FAQ-11, FAQ-12, FAQ-15, FAQ-20, FAQ-26]", async () => {
    const page = await help(1280);
    const search = page.getByPlaceholder("Rechercher une question...", { exact: true });
    expect(await search.evaluate((field) => getComputedStyle(field.parentElement as Element).position)).toBe(
      "sticky",
    );
    await summary(page, "Comment fonctionne la plateforme").click();
    const answer = page.locator("#faq details[open] > :not(summary)").first();
    const height = await answer.evaluate((element) => {
      const long = element.appendChild(document.createElement("div"));
      long.style.height = "2000px";
      const { height } = element.getBoundingClientRect();
      long.remove();
      return height;
    });
    expect(height).toBe(500);
    await page.getByRole("button", { name: "Questions suivantes" }).click();
    await page.getByText("Page 2 sur 5").waitFor();
    expect(await opened(page)).toBe(0);
    await page.getByRole("button", { name: "Afficher tout" }).click();
    expect(await page.locator("#faq details").count()).toBe(26);
    await page.getByRole("button", { name: "Afficher moins" }).click();
    await search.fill("  JOBBIS ");
    await page.getByText("1 résultat(s) trouvé(s)").waitFor();
    await summary(page, "Qu’est-ce que le Jobi").waitFor();
    await search.fill("zzz");
    await page.getByText("Aucun résultat trouvé pour votre recherche", { exact: true }).waitFor();
    await page.getByText("Essayez avec d’autres mots-clés ou une autre catégorie", { exact: true }).waitFor();
    expect(await page.locator("#faq details").count()).toBe(0);
    await page.context().close();
  });

  it("begins with all subjects, nothing searched, the first page and nothing open [FAQ-17]", async () => {
    const page = await help(1280);
    const pressed = page.getByRole("group", { name: "Sujets" }).locator('[aria-pressed="true"]');
    expect(await pressed.allTextContents()).toEqual(["Toutes les questions"]);
    expect(await page.getByPlaceholder("Rechercher une question...").inputValue()).toBe("");
    await page.getByText("Page 1 sur 5").waitFor();
    await page.getByRole("button", { name: "Afficher tout" }).waitFor();
    expect([await page.locator("#faq details").count(), await opened(page)]).toEqual([6, 0]);
    await page.context().close();
  });

  it("turns one page at a time and stops at the first and the last [FAQ-09]", async () => {
    const page = await help(1280);
    const next = page.getByRole("button", { name: "Questions suivantes" });
    const previous = page.getByRole("button", { name: "Questions précédentes" });
    const rests = async () => [await previous.isDisabled(), await next.isDisabled()];
    await page.getByText("Page 1 sur 5").waitFor();
    expect(await rests()).toEqual([true, false]);
    for (const number of [2, 3, 4, 5]) {
      await next.click();
      await page.getByText(`Page ${number} sur 5`).waitFor();
    }
    expect(await rests()).toEqual([false, true]);
    await previous.click();
    await page.getByText("Page 4 sur 5").waitFor();
    await page.context().close();
  });

  it("offers to show all above six results, not at six [FAQ-10]", async () => {
    const page = await help(1280);
    const all = page.getByRole("button", { name: "Afficher tout" });
    const counts = new Set<number>();
    for (const text of [
      "",
      "jobi",
      "compte",
      "avis",
      "prix",
      "mission",
      "téléphone",
      "abonnement",
      "support",
    ]) {
      await page.getByPlaceholder("Rechercher une question...").fill(text);
      const countText = await page
        .getByText(/résultat\(s\) trouvé\(s\)|Aucun résultat/)
        .first()
        .textContent();
      const count = Number(/\d+/.exec(countText ?? "")?.[0] ?? 0);
      expect([count, await all.isVisible()]).toEqual([count, count > 6]);
      counts.add(count);
    }
    expect([...counts]).toContain(6);
    await page.context().close();
  });

  it("searches within the chosen subject; another subject, or an emptied search, begins anew [FAQ-16, FAQ-18, FAQ-19]", async () => {
    const page = await help(1280);
    const search = page.getByPlaceholder("Rechercher une question...");
    const count = async () =>
      Number(/\d+/.exec((await page.getByText(/résultat\(s\) trouvé\(s\)/).textContent()) ?? "")?.[0]);
    const subject = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await search.fill("mission");
    const everywhere = await count();
    await subject("Tarification");
    await expect.poll(() => search.inputValue()).toBe("");
    const priced = await count();
    await search.fill("mission");
    const both = await count();
    expect([both > 0, both < everywhere, both < priced]).toEqual([true, true, true]);
    await subject("Toutes les questions");
    expect(await count()).toBe(26);
    await page.getByRole("button", { name: "Afficher tout" }).click();
    await search.fill("e");
    await page.getByRole("button", { name: "Afficher moins" }).waitFor();
    await search.fill("");
    await page.getByRole("button", { name: "Afficher tout" }).waitFor();
    await page.getByRole("button", { name: "Afficher tout" }).click();
    await subject("Compte et profil");
    await subject("Toutes les questions");
    await page.getByRole("button", { name: "Afficher tout" }).waitFor();
    await page.context().close();
  });

  it("pairs its rows at 768 px and no longer at 767 [FAQ-27]", async () => {
    const page = await help(768);
    await summary(page, "Comment fonctionne la plateforme").click();
    expect(await opened(page)).toBe(2);
    await summary(page, "Comment fonctionne la plateforme").click();
    await page.setViewportSize({ width: 767, height: 900 });
    await summary(page, "Comment fonctionne la plateforme").click();
    expect(await opened(page)).toBe(1);
    await page.context().close();
  });

  it("fades to the other page in 300 ms and then, at 768 px and narrower, scrolls smoothly to it [FAQ-21, FAQ-22]", async () => {
    const page = await help(768, { reducedMotion: "no-preference" });
    const turn = async (number: number) => {
      await page.getByRole("button", { name: "Questions suivantes" }).click();
      await page.getByText(`Page ${number} sur 5`).waitFor();
      await page.waitForFunction(() => ((globalThis as Motion).heard?.length ?? 0) > 0);
      await page.locator("#faq [data-fading]").waitFor({ state: "detached" });
      // Frames in which the page would scroll.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
      );
    };
    await moved(page);
    await turn(2);
    const fade = "fades from 0 in 300 ms";
    expect(await moved(page)).toEqual([fade, "accordion smooth start"]);
    await page.setViewportSize({ width: 769, height: 900 });
    await turn(3);
    expect(await moved(page)).toEqual([fade]);
    await page.context().close();
  });

  it("is reached by a link to one question", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/#faq-donnees`);
    await page.getByText("stockées en France").waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe("what the answers promise", () => {
  const promised: readonly [id: string, words: RegExp][] = [
    ["jobi", /Jobi.*jobbis/],
    ["paiement-direct", /directement.*demandeur.*jobbeur.*espèces.*virement.*chèque.*Jobi/],
    ["jobbeur-verifie", /pièce d’identité valide.*qualifications.*5 avis positifs/],
    ["moderation", /automatique.*manuelle.*réactive.*signal/],
    ["mediation", /médiation.*demandeur.*jobbeur/],
    ["sanctions", /avertissement.*suspension temporaire de 24\s?h à 30 jours.*suspension définitive/],
    ["mettre-en-pause", /mettre mon compte en pause ou le désactiver.*En pause.*Pour le réactiver/],
    ["mises-a-jour", /Tous les 15 jours environ.*dans l’application et par e-mail/],
    ["conditions", /au moins 15 jours.*accepter.*refusez.*fermer votre compte.*abonnement.*prorata/],
    ["beta-test", /programme de bêta-test.*participer/],
    ["suggestion", /formulaire de suggestion/],
    ["messagerie", /filtre l’échange de coordonnées personnelles/],
    ["donnees", /protection des données \(RGPD\).*stockées en France.*répondons à vos demandes.* en un mois/],
    ["secteurs-reglementes", /secteurs.*réglementés.*jobbeur doit.*que la loi exige/],
    ["contacter-le-support", /formulaire de support.*ticket.*identifiant unique.*joindre/],
    ["application-mobile", /application mobile.*iOS 10.*Android 5/],
    ["horaires-du-support", /du lundi au vendredi, de 9 h à 18 h/],
  ];

  it("is read by who opens them, and by search engines [FAQ-13, FAQ-28, FAQ-29, FAQ-30, FAQ-31, FAQ-32, FAQ-33, FAQ-34, FAQ-35, FAQ-36, FAQ-37, FAQ-38, FAQ-39, FAQ-40, FAQ-41, FAQ-42, FAQ-43, GDPR-06, POL-09]", async () => {
    const page = await help(390);
    const structured = questionsIn(await page.content());
    await page.getByRole("button", { name: "Afficher tout" }).click();
    for (const [id, text] of promised) {
      const question = page.locator(`#faq-${id}`);
      await question.locator("summary").click();
      const answer = question.locator(":scope > :not(summary)").first();
      await answer.waitFor({ state: "visible" });
      const read = `${await question.locator("summary").textContent()} ${await answer.textContent()}`;
      expect(read.replace(/\s+/g, " ")).toMatch(text);
    }
    const countText = structured.map(({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`);
    for (const [, text] of promised)
      expect(countText.some((one) => text.test(one.replace(/\s+/g, " ")))).toBe(true);
    await page.context().close();
  });
});
