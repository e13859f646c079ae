import { accountClient } from "@jobami/api/account/client";
import { adviceSlugs } from "@jobami/api/advice/routes";
import { emailChangeClient } from "@jobami/api/email-change/client";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hedgeCutter } from "../asking.ts";
import { newMember, newPerson, newStranger, press } from "../browser.ts";
import { memberPaths, publicPages } from "../known-pages.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, linkIn, newcomer, readMail } from "../visitor.ts";

const product = useProduct();

it.each(["/", "/mentions-legales", "/dashboard"])(
  "a form sent to %s, which takes none, is answered with a page",
  async (path) => {
    const { page } = await newPerson(product.browser);
    const form = `<form method="post" action="${product.url}${path}"><button>Envoyer</button></form>`;
    await page.route(/\/envoi$/, (route) => route.fulfill({ contentType: "text/html", body: form }));
    const sendFrom = async (origin: string) => {
      await page.goto(`${origin}/envoi`);
      const answered = page.waitForResponse(product.url + path);
      await page.getByRole("button").click();
      await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).waitFor();
      return (await answered).status();
    };
    expect(await sendFrom("http://ailleurs.exemple")).toBe(400);
    expect(await sendFrom(product.url)).toBe(405);
    await page.context().close();
  },
);

it("an address that cannot be read is answered with a page", async () => {
  const { page } = await newPerson(product.browser);
  const answer = await page.goto(`${product.url}/%E0%A4%A`);
  expect(answer?.status()).toBe(400);
  await page.getByRole("heading", { level: 1, name: "Requête invalide" }).waitFor();
  await page.context().close();
});

it("the page of a deleted account does not inform a signed-in person that theirs is gone", async () => {
  const { page } = await newMember(product, "Tess");
  await page.goto(`${product.url}/account/deleted`);
  await page.getByRole("heading", { name: "Votre compte existe toujours" }).waitFor();
  expect(await page.getByText("Votre compte a été supprimé").count()).toBe(0);
  await page.context().close();
});

it.each(["/support/ticket/1", "/support/ticket/1/edit"])(
  "%s leads into the dashboard instead of a 404 [SUPP-02, SUPP-03]",
  async (path) => {
    const answer = await fetch(product.url + path, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(`/dashboard${path}`);
    const { page } = await newMember(product, path.endsWith("edit") ? "Uma" : "Ugo");
    await page.goto(product.url + path);
    await page.getByRole("heading", { name: "Cette demande n’existe pas" }).waitFor();
    await page.context().close();
  },
);

it.each([
  "/login",
  "/inscription",
  "/verify-email",
  "/verify-two-factor",
  "/forgot-password",
  "/reset-password",
  "/login/",
])("%s asks for one thing: no newsletter form stands below it", async (path) => {
  const { page } = await newPerson(product.browser);
  await page.goto(product.url + path);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("form", { name: "La newsletter" }).count()).toBe(0);
  await page.context().close();
});

describe("without scripts", () => {
  /** A person whose browser runs none. */
  const newReader = () => newPerson(product.browser, { javaScriptEnabled: false });
  /** The fields that the answer refuses, by their ids. */
  const problems = async (page: Page) => {
    await page.locator("[aria-invalid=true]").first().waitFor();
    return page.locator("[aria-invalid=true]").evaluateAll((all) => all.map(({ id }) => id));
  };

  it("a person signs up, confirms by the mail, signs in and signs out", async () => {
    const { page } = await newReader();
    const someone = newcomer("Sacha");
    await page.goto(`${product.url}/inscription`);
    await page.getByLabel("Prénom").fill("Sacha");
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("court");
    await press(page, "Créer mon compte");
    expect(await problems(page)).toEqual(
      expect.arrayContaining(["registration-nom", "registration-password", "registration-acceptTerms"]),
    );
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Sacha");
    expect(await page.getByRole("textbox", { name: "Mot de passe" }).inputValue()).toBe("");
    expect(page.url()).toBe(`${product.url}/inscription`);

    await page.getByText("Demander un coup de main").click();
    await page.getByLabel("Nom", { exact: true }).fill("Durand");
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await page.getByLabel(/J’accepte/).check();
    await press(page, "Créer mon compte");
    await page.waitForURL(`${product.url}/verify-email`);

    await page.getByLabel("Adresse e-mail").fill("personne");
    await press(page, "Envoyer un autre lien");
    expect(await problems(page)).toEqual(["resend-plain-email"]);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await press(page, "Envoyer un autre lien");
    await page.getByRole("heading", { name: "Consultez votre boîte de réception" }).waitFor();

    await page.goto(linkIn(await readMail(product.url, someone.email, /Confirmez/), "/verify-email"));
    await press(page, "Vérifier mon adresse");
    await page.getByRole("heading", { name: "Votre adresse est vérifiée" }).waitFor();

    await page.goto(`${product.url}/login?from=${encodeURIComponent("/dashboard/parametres")}`);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("Mauvais-1!");
    await press(page, "Se connecter");
    await page.getByText("Email ou mot de passe incorrect").waitFor();
    expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(`${product.url}/dashboard/parametres`);
    expect(await page.locator("main noscript p").first().textContent()).toContain(
      "Votre espace a besoin de JavaScript",
    );
    await press(page, "Se déconnecter");
    await page.waitForURL(`${product.url}/`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("jobami_access");
    await page.context().close();
  });

  it("a forgotten password is replaced through the mailed link, and never stands in an address", async () => {
    const someone = newcomer("Noor");
    await join(product.url, someone);
    const { page } = await newReader();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${product.url}/forgot-password`);
    await press(page, "Recevoir le lien");
    expect(await problems(page)).toEqual(["forgot-email"]);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await press(page, "Recevoir le lien");
    await page.getByText("Consultez votre boîte de réception").waitFor();

    await page.goto(linkIn(await readMail(product.url, someone.email, /mot de passe/i), "/reset-password"));
    await page.getByLabel("Nouveau mot de passe").fill("court");
    await press(page, "Enregistrer le mot de passe");
    expect(await problems(page)).toEqual(["reset-password"]);
    await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("Autre-2-passe!");
    await press(page, "Enregistrer le mot de passe");
    await page.getByText("Votre mot de passe est changé.").waitFor();
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("Autre-2-passe!");
    await press(page, "Se connecter");
    // Where a person with a new password reads what else opens their account.
    await page.waitForURL(`${product.url}/dashboard/profil/securite?verifier=1`);
    expect(await page.locator("main noscript p").first().textContent()).toContain(
      "Votre espace a besoin de JavaScript",
    );
    expect(asked.filter((url) => /passe!|court/.test(decodeURIComponent(url)))).toEqual([]);
    await page.context().close();
  });

  it("the code sent by mail ends the sign-in, a wrong one is reported beside its field, another one can be asked for", async () => {
    const someone = newcomer("Timo");
    const visitor = await join(product.url, someone);
    await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
    const { page } = await newReader();
    await page.goto(`${product.url}/login`);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(/\/verify-two-factor/);
    const code = /\b\d{6}\b/.exec((await readMail(product.url, someone.email, /code/i)).text)?.[0] ?? "";
    await page.getByLabel("Code de vérification").fill(code === "000000" ? "000001" : "000000");
    await press(page, "Vérifier");
    await page.locator("[aria-invalid=true][name=code]").waitFor();
    await press(page, "Envoyer un autre code");
    await page
      .getByText(/attend|patientez/i)
      .first()
      .waitFor();
    await page.getByLabel("Code de vérification").fill(code);
    await press(page, "Vérifier");
    await page.waitForURL(`${product.url}/dashboard`);
    await page.context().close();
  });

  it("the newsletter is asked for, confirmed and left", async () => {
    const { page } = await newReader();
    const email = newcomer("Lise").email;
    await page.goto(product.url);
    await page.getByRole("link", { name: "Recevoir la newsletter" }).click();
    await press(page, "S’abonner");
    await page.getByText("Veuillez entrer une adresse email valide").waitFor();
    await page.getByLabel("Votre e-mail").fill(email);
    await press(page, "S’abonner");
    await page.getByText(/Merci pour votre inscription/).waitFor();
    await page.goto(linkIn(await readMail(product.url, email, /Confirmez/), "/newsletter/verify"));
    await press(page, "Confirmer mon abonnement");
    await page.getByRole("heading", { name: "Votre abonnement est confirmé" }).waitFor();
    await page.goto(linkIn(await readMail(product.url, email, /Bienvenue/), "/newsletter/unsubscribe"));
    await press(page, "Me désabonner");
    await page.getByRole("heading", { name: "Vous êtes désabonné" }).waitFor();
    await page.context().close();
  });

  it("the question about cookies is answered where it stands, or closed, or leads to all choices", async () => {
    const { page } = await newStranger(product.browser, { javaScriptEnabled: false });
    const question = page.getByRole("region", { name: "Des cookies ?" });
    const stored = async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === "user_consents");
      return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value));
    };
    await page.goto(`${product.url}/inscription?type=jobbeur`);
    await question.getByRole("button", { name: "Personnaliser" }).click();
    await page.waitForURL(`${product.url}/cookies#choix`);
    expect(await stored()).toBe(null);
    for (const [button, consent] of [
      ["Tout accepter", true],
      ["Refuser", false],
      ["Fermer", false],
    ] as const) {
      await page.context().clearCookies({ name: "user_consents" });
      await page.goto(`${product.url}/inscription?type=jobbeur`);
      await question.getByRole("button", { name: button }).click();
      await page.waitForURL(`${product.url}/inscription?type=jobbeur`);
      await question.waitFor({ state: "detached" });
      expect(await stored()).toMatchObject({
        analytics: { consent },
        marketing: { consent },
        bannerDismissed: true,
      });
    }
    await page.context().close();
  });

  it("the choice about cookies is stored", async () => {
    const { page } = await newStranger(product.browser, { javaScriptEnabled: false });
    await page.goto(product.url);
    await page.getByRole("link", { name: "Gérer mes cookies" }).click();
    await page.getByRole("main").getByRole("button", { name: "Refuser" }).click();
    await page.waitForURL(`${product.url}/cookies#choix`);
    const stored = (await page.context().cookies()).find(({ name }) => name === "user_consents");
    expect(JSON.parse(decodeURIComponent(stored?.value ?? "{}"))).toMatchObject({
      analytics: { consent: false },
      marketing: { consent: false },
      bannerDismissed: true,
    });
    await page.context().close();
  });

  it("an account is deleted by its mailed link: what is lost is stated first, a wrong password beside its field", async () => {
    const someone = newcomer("Gael");
    const { api } = await join(product.url, someone);
    await accountClient(api).askDeletion({ body: { password: goodPassword } });
    const mailed = linkIn(
      await readMail(product.url, someone.email, /suppression/),
      "/account/delete/confirm",
    );
    const { page } = await newReader();
    await page.goto(mailed);
    await press(page, "Lire le lien");
    await page.getByRole("heading", { name: /Supprimer votre compte/ }).waitFor();
    await page.getByText("Vos informations, vos notifications et vos sessions").waitFor();
    await press(page, "Continuer la suppression");
    await page.waitForURL(/\/account\/delete\/final/);
    await press(page, "Lire le lien");
    await press(page, "Supprimer définitivement mon compte");
    await page.locator("[aria-invalid=true][name=password]").waitFor();
    await page.getByLabel("Votre mot de passe").fill("Mauvais-1!");
    await press(page, "Supprimer définitivement mon compte");
    await page.getByText("Ce mot de passe n’est pas le bon.").waitFor();
    expect(await page.getByLabel("Votre mot de passe").inputValue()).toBe("");
    await page.getByLabel("Votre mot de passe").fill(goodPassword);
    await press(page, "Supprimer définitivement mon compte");
    await page.waitForURL(`${product.url}/account/deleted`);
    await page.getByRole("heading", { name: "Votre compte a été supprimé" }).waitFor();
    await page.goto(mailed);
    await press(page, "Lire le lien");
    await page.getByRole("heading", { name: "Ce lien n’est pas valable" }).waitFor();
    await page.context().close();
  });

  it("an address is changed by its two links", async () => {
    const someone = newcomer("Nour");
    const next = `bis-${someone.email}`;
    const { api } = await join(product.url, someone);
    await emailChangeClient(api).ask({ body: { email: next, password: goodPassword } });
    const { page } = await newReader();
    for (const [email, subject, title] of [
      [next, /nouvelle adresse/, "C’est confirmé de ce côté"],
      [someone.email, /changement d’adresse/, "Votre adresse a changé"],
    ] as const) {
      await page.goto(linkIn(await readMail(product.url, email, subject), "/account/email"));
      await press(page, "Confirmer");
      await page.getByRole("heading", { name: title }).waitFor();
    }
    await page.context().close();
  });

  it("every form of a public page posts, with the token of its visitor", async () => {
    const { page } = await newReader();
    for (const [, { path }] of publicPages) {
      await page.goto(`${product.url}${path}?token=jeton`);
      const mute = await page.locator("form").evaluateAll((all) =>
        (all as HTMLFormElement[])
          .filter((form) => form.checkVisibility())
          // A search changes nothing: it is an address.
          .filter((form) => form.closest("search") === null)
          .filter((form) => form.method !== "post" || form.elements.namedItem("csrf") === null)
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
      expect({ path, mute }).toEqual({ path, mute: [] });
    }
    await page.context().close();
  });

  it("a page of the dashboard shows no form that would do nothing, and states what to do instead; a visitor reads what it needs", async () => {
    const someone = newcomer("Hugo");
    await join(product.url, someone);
    const { page } = await newReader();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${product.url}/login`);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(`${product.url}/dashboard`);
    const { slug } = await hedgeCutter(product.url, "Aude");
    const addressOf = (path: string) =>
      path
        .replace(":id", "0190a5c0-0000-7000-8000-000000000000")
        .replace(":slug", path.startsWith("/dashboard/profil/") ? slug : adviceSlugs[0]);
    for (const path of memberPaths) {
      await page.goto(`${product.url}${addressOf(path)}`);
      const main = page.getByRole("main");
      expect({ path, noScriptText: await main.locator("noscript").first().textContent() }).toEqual({
        path,
        noScriptText: expect.stringMatching(
          /les missions, les propositions et vos paramètres.*joignez-nous.*@.*\d{2}/s,
        ),
      });
      const forms = await main
        .locator("form")
        .evaluateAll((all) => all.filter((form) => form.checkVisibility()).map(({ id }) => id));
      expect({ path, forms }).toEqual({ path, forms: ["sign-out"] });
      const fields = await main
        .locator("input, textarea, select")
        .evaluateAll((all) => all.filter((field) => field.checkVisibility()).length);
      expect({ path, fields }).toEqual({ path, fields: 0 });
    }
    await page.context().close();
  });

  it("a form whose token is not its visitor's changes nothing, keeps what was typed and can be sent again", async () => {
    const someone = newcomer("Rui");
    await join(product.url, someone);
    const { page } = await newReader();
    await page.goto(`${product.url}/login`);
    await page.getByLabel("Adresse e-mail").fill(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await page.context().clearCookies({ name: "XSRF-TOKEN" });
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await press(page, "Se connecter");
    expect((await answered).status()).toBe(403);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("jobami_access");
    expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe(someone.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(`${product.url}/dashboard`);
    await page.context().close();
  });
});
