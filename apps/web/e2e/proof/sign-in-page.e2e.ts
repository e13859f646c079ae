import { describe, expect, it } from "vitest";
import { holdBack, newPerson, press, signIn, tryPassword, visit, visitUnfinished } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

describe("the sign-in page, in a real browser", () => {
  const product = useProduct();

  it("moves nothing in the form's fields when its scripts have come", async () => {
    const { page } = await newPerson(product.browser);
    const eye = page.getByRole("button", { name: "Afficher le mot de passe" });
    const release = await holdBack(page, /\/assets\/.*\.js/);
    await visitUnfinished(page, `${product.url}/login`);
    const stood = (await eye.boundingBox())?.x;
    await release();
    await page.waitForLoadState("networkidle");
    expect((await eye.boundingBox())?.x).toBe(stood);
    await page.context().close();
  });

  it("takes the form over with the caret where it was, though the settings come before what moves the form", async () => {
    const { page } = await newPerson(product.browser);
    await page.addInitScript(() => {
      localStorage["jobami:accessibility-settings"] = JSON.stringify({ fontSize: "large" });
    });
    const release = await holdBack(page, /\/assets\/LoginPage-.*\.js/);
    await page.goto(`${product.url}/login`);
    const field = page.getByLabel("Adresse e-mail");
    await field.pressSequentially("zoe.durand@");
    await page.locator('html[data-font-size="large"]').waitFor();
    await page.keyboard.type("exemple");
    await release();
    await page.locator("form#login:not([data-early])").waitFor();
    await page.keyboard.type(".fr");
    expect(await field.inputValue()).toBe("zoe.durand@exemple.fr");
    await page.context().close();
  });

  it.each([
    ["/login", "Se connecter", "Adresse e-mail", /Une erreur est à corriger/],
    ["/inscription", "Créer mon compte", "Adresse e-mail", /erreurs sont à corriger/],
  ])(
    "remembers that %s was sent before its scripts had come, with what was typed, and keeps it out of the address",
    async (path, button, field, answer) => {
      const { page } = await newPerson(product.browser);
      const release = await holdBack(page, /\/assets\/.*\.js/);
      await page.goto(`${product.url}${path}`, { waitUntil: "commit" });
      await page.getByLabel(field).fill("zoe.durand@exemple.fr");
      await page.getByRole("button", { name: button }).click();
      expect(page.url()).toBe(`${product.url}${path}`);
      await release();
      await page.getByText(answer).first().waitFor();
      expect(await page.getByLabel(field).inputValue()).toBe("zoe.durand@exemple.fr");
      expect(page.url()).toBe(`${product.url}${path}`);
      await page.context().close();
    },
  );

  it("asks for an address and a password that can be shown, offers to be remembered, a way for who forgot the password and one to sign up, and remembers for 30 days only who ticked [LOGIN-03, LOGIN-04, LOGIN-05, LOGIN-06, LOGIN-07]", async () => {
    const nora = newcomer("Nora");
    await join(product.url, nora);
    const sessionEnd = async (isRemembered: boolean): Promise<number> => {
      const { page } = await newPerson(product.browser);
      await visit(page, `${product.url}/login`);
      const box = page.getByRole("checkbox", { name: "Se souvenir de moi" });
      expect(await box.isChecked()).toBe(false);
      if (isRemembered) await box.check();
      await tryPassword(page, nora.email, goodPassword);
      await page.waitForURL(/\/dashboard$/);
      const cookies = await page.context().cookies(`${product.url}/api/auth`);
      await page.context().close();
      return cookies.find(({ name }) => name === "jobami_refresh")?.expires ?? 0;
    };
    expect(await sessionEnd(false)).toBe(-1);
    expect((await sessionEnd(true)) * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    expect(await page.getByRole("textbox", { name: "Adresse e-mail" }).getAttribute("type")).toBe("email");
    const password = page.getByRole("textbox", { name: "Mot de passe" });
    const passwordType = () => password.getAttribute("type");
    await password.fill(goodPassword);
    expect(await passwordType()).toBe("password");
    await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
    await expect.poll(passwordType).toBe("text");
    await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
    await expect.poll(passwordType).toBe("password");
    expect(await password.inputValue()).toBe(goodPassword);
    for (const [name, path] of [
      ["Mot de passe oublié\u202f?", "/forgot-password"],
      ["S’inscrire", "/inscription"],
    ] as const) {
      await visit(page, `${product.url}/login`);
      await page.getByRole("main").getByRole("link", { name }).click();
      await page.waitForURL(`${product.url}${path}`);
    }
    await page.context().close();
  });

  it("refuses a sign-up beside its fields and loses nothing typed, also across a reload", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/inscription`);
    await page.getByLabel("Prénom").fill("Zoé");
    await page.getByLabel("Adresse e-mail").fill("zoe");
    await press(page, "Créer mon compte");
    await page.getByRole("heading", { name: /erreurs sont à corriger/ }).waitFor();
    await expect.poll(() => page.getByLabel("Adresse e-mail").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.getByLabel("Prénom").inputValue()).toBe("Zoé");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.getByLabel("Prénom").inputValue()).toBe("Zoé");
    expect(await page.getByRole("textbox", { name: "Mot de passe" }).inputValue()).toBe("");
    await page.context().close();
  });

  it("asks for address, password and whether to be remembered, sends nothing without the first two, the address in its one spelling, and rests until the answer [LOGIN-12, LOGIN-15, LOGIN-16, LOGIN-27]", async () => {
    const { page } = await newPerson(product.browser);
    const sent: { email: string }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) sent.push(request.postDataJSON());
    });
    await visit(page, `${product.url}/login`);
    const fields = page.locator("form#login [name]:not([type=hidden])");
    const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")));
    expect(names).toEqual(["email", "password", "rememberMe"]);
    for (const [email, password, wrong] of [
      ["", "", 2],
      ["", goodPassword, 1],
      [" \t ", goodPassword, 1],
      ["zoe@exemple.fr", "", 1],
    ] as const) {
      await tryPassword(page, email, password);
      const title = wrong === 1 ? "Une erreur est à corriger" : "2 erreurs sont à corriger";
      await page.getByRole("heading", { name: title }).waitFor();
    }
    expect(sent).toEqual([]);
    const release = await holdBack(page, /\/api\/auth\/login$/);
    const button = page.locator('form#login button[type="submit"]');
    await tryPassword(page, "  ZOE@Exemple.FR ", goodPassword);
    await expect.poll(() => button.isDisabled()).toBe(true);
    await release();
    await page.getByText("Email ou mot de passe incorrect").first().waitFor();
    expect(await button.isEnabled()).toBe(true);
    expect(sent.map(({ email }) => email)).toEqual(["zoe@exemple.fr"]);
    await page.context().close();
  });

  it("states why no one is signed in, rests for 3 s after an address that is not verified, and goes where the server reports [LOGIN-23, LOGIN-28, LOGIN-35, LOGIN-36, TOAST-01]", async () => {
    const olga = newcomer("Olga");
    await join(product.url, olga);
    const { page } = await newPerson(product.browser);
    const login = "**/api/auth/login";
    const button = page.locator('form#login button[type="submit"]');
    const toast = async (text: string) => {
      const line = page.getByRole("status").getByRole("listitem").filter({ hasText: text });
      await line.waitFor();
      return ((await line.textContent()) ?? "").split("\u00a0:")[0];
    };
    await page.clock.install();
    await visit(page, `${product.url}/login`);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const answered = async (status: number, json: object, check: () => Promise<unknown>) => {
      await page.clock.runFor(3000);
      await page.route(login, (route) =>
        route.fulfill({ status, json: { success: false, message: "", ...json } }),
      );
      await tryPassword(page, olga.email, goodPassword);
      await check();
      await page.unroute(login);
    };
    const showsText = (text: string) => () => page.locator("form#login").getByText(text).waitFor();
    const invalid = showsText("Token CSRF invalide. Veuillez rafraîchir la page et réessayer.");
    // The server itself refuses a token that it never gave, also when it is sent once more.
    await page.clock.runFor(3000);
    await page.route(login, (route) =>
      route.continue({
        headers: { ...route.request().headers(), "x-xsrf-token": "stale", "x-csrf-token": "stale" },
      }),
    );
    await tryPassword(page, olga.email, goodPassword);
    await invalid();
    await page.unroute(login);
    const failed = showsText("Une erreur est survenue pour cette connexion.");
    await answered(500, { code: "INTERNAL_ERROR" }, failed);
    await answered(403, { code: "EMAIL_NOT_VERIFIED" }, async () => {
      expect(await toast("Veuillez vérifier votre email avant de continuer")).toBe("Attention");
    });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.clock.runFor(2999);
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => button.isDisabled()).toBe(false);
    const asked = { success: true, requiresTwoFactor: true, maskedEmail: "o•••@e•••.fr" };
    await answered(200, asked, async () => {
      const sent = "Un code de vérification vient de vous être envoyé par e-mail.";
      expect(await toast(sent)).toBe("Information");
    });
    await page.clock.runFor(3000);
    await page.clock.resume();
    await visit(page, `${product.url}/login`);
    await page.route(login, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, redirectTo: "/dashboard/parametres" } });
    });
    await tryPassword(page, olga.email, goodPassword);
    await page.waitForURL(`${product.url}/dashboard/parametres`);
    expect(await toast("Vous êtes connecté")).toBe("Succès");
    await page.context().clearCookies({ name: /jobami_(access|refresh)/ });
    await page.reload();
    expect(await toast("Session expirée. Veuillez vous reconnecter.")).toBe("Erreur");
    await page.context().close();
  });

  it("informs a person deactivated while away why, asks for their mail, signs them out and leads to /login [SESS-16, SESS-17, SESS-18, SESS-20]", async () => {
    const ines = newcomer("Ines");
    await join(product.url, ines);
    const { page, troubles } = await newPerson(product.browser);
    await signIn(page, product.url, ines.email);
    await page.goto("about:blank");
    await page.context().clearCookies({ name: "jobami_access" });
    const data = { email: ines.email, reason: "Faux profil" };
    await page.route("**/api/auth/refresh-token", (route) =>
      route.fulfill({ status: 403, json: { success: false, code: "PROFIL_DISABLED", message: "", data } }),
    );
    const mailing = page.waitForResponse("**/api/email/send-suspension");
    const closing = page.waitForResponse("**/api/auth/logout");
    await page.goto(`${product.url}/faq`);
    const mailed = await mailing;
    expect([mailed.status(), mailed.request().postDataJSON()]).toEqual([200, data]);
    expect((await closing).status()).toBe(200);
    await page.waitForURL(`${product.url}/login`);
    await page.getByText("Votre compte a été désactivé. Veuillez contacter le support.").first().waitFor();
    // Whoever comes too late for the notice reads it on the page, also after a reload.
    await page.reload();
    await page.getByText("Votre compte a été désactivé. Veuillez contacter le support.").waitFor();
    await page.getByText("Motif\u00a0: Faux profil").waitFor();
    const names = (await page.context().cookies()).map(({ name }) => name);
    // The browser stays known; nothing of the session does.
    expect(names.filter((name) => name.startsWith("jobami_"))).toEqual(["jobami_device"]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("shows visitors of the dashboard the 403 page, which leads to the sign-in page after 5 s [ERR-07, ERR-08, ROLE-09]", async () => {
    const { page } = await newPerson(product.browser);
    await page.clock.install();
    const answer = await page.goto(`${product.url}/dashboard`);
    expect(answer?.status()).toBe(403);
    await page
      .getByRole("heading", { name: "Vous devez vous connecter pour accéder à cette page" })
      .waitFor();
    await page.clock.runFor(4_000);
    expect(page.url()).toContain("/dashboard");
    await page.clock.runFor(2_000);
    await page.waitForURL(/\/login/);
    await page.context().close();
  });
});
