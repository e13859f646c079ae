import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, newPerson, press, tryPassword, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "../visitor.ts";

/** What is read with a field, after its name. */
const descriptionOf = (field: Locator) =>
  field.evaluate((it) =>
    (it.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );

describe("signing in, in a real browser", () => {
  const product = useProduct();

  it.each([
    ["/login", "login-email"],
    ["/inscription", "registration-email"],
  ])(
    "sends the form of %s in one piece: nothing takes its place while a person types",
    async (path, field) => {
      const html = await (await fetch(`${product.url}${path}`)).text();
      expect(html.split(`id="${field}"`)).toHaveLength(2);
      expect(html).not.toContain("$RC");
    },
  );

  it("refuses a second try within 3 seconds without asking the server, also across a reload [LOGIN-17, LOGIN-29, LOGIN-34]", async () => {
    const paul = newcomer("Paul");
    await join(product.url, paul);
    const { page } = await newPerson(product.browser);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) asked.push(request.method());
    });
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await visit(page, `${product.url}/login`);
    await tryPassword(page, paul.email, "Mauvais1!");
    await page.getByText("Email ou mot de passe incorrect").first().waitFor();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.clock.setFixedTime(start + 2_999);
    await tryPassword(page, paul.email, goodPassword);
    await page.getByText("Veuillez attendre 3 secondes entre chaque tentative").first().waitFor();
    expect(asked).toEqual(["POST"]);
    await page.clock.setFixedTime(start + 3_001);
    await press(page, "Se connecter");
    await page.waitForURL(/\/dashboard$/);
    await page.context().close();
  });

  it("locks an account after 5 wrong passwords, even for the right one, and states for how long [LOGIN-31, LOGIN-38]", async () => {
    const lucie = newcomer("Lucie");
    await join(product.url, lucie);
    for (let tries = 0; tries < 5; tries++)
      await newVisitor(product.url)
        .auth.login({ body: { email: lucie.email, password: "Mauvais1!" } })
        .catch(() => {});
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    await tryPassword(page, lucie.email, goodPassword);
    await page
      .getByText(/15 minutes/)
      .first()
      .waitFor();
    expect(page.url()).toContain("/login");
    await page.context().close();
  });

  it("asks for the mailed code once two-factor is on, refuses a wrong one, opens with the right one [LOGIN-18, LOGIN-19, LOGIN-41, LOGIN-42, LOGIN-43, LOGIN-44]", async () => {
    const marc = newcomer("Marc");
    const visitor = await join(product.url, marc);
    await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    await tryPassword(page, marc.email, goodPassword);
    await page.waitForURL(/\/verify-two-factor\?/);
    await page.getByText("Un code de vérification vient de vous être envoyé par e-mail.").first().waitFor();
    expect(new URL(page.url()).searchParams.toString()).not.toContain(marc.email);
    await page
      .getByText(/m•+@e•+\.fr/)
      .first()
      .waitFor();
    const code = /\b\d{6}\b/.exec((await readMail(product.url, marc.email, /code/i)).text)?.[0] ?? "";
    const field = page.getByLabel("Code de vérification");
    await expect
      .poll(() => descriptionOf(field))
      .toContain("Il est envoyé dès que vous saisissez le sixième chiffre.");
    await field.fill(code === "000000" ? "111111" : "000000");
    const wrong = /Ce code n’est pas le bon|code .*incorrect/i;
    await page.locator("#jobami-annonces").getByText(wrong).waitFor({ state: "attached" });
    await expect.poll(() => descriptionOf(field)).toMatch(wrong);
    // What was wrong is selected: typing goes over it.
    await page.keyboard.type(code);
    await page.waitForURL(/\/dashboard$/);
    await page.context().close();
  });

  it("brings people back to the page they came for, and signed-in people past the sign-in page [LOGIN-22]", async () => {
    const anna = newcomer("Anna");
    await join(product.url, anna);
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login?from=${encodeURIComponent("/dashboard/notifications")}`);
    await tryPassword(page, anna.email, goodPassword);
    await page.waitForURL(/\/dashboard\/notifications$/);
    await page.goto(`${product.url}/login`);
    await page.waitForURL(/\/dashboard$/);
    await page.context().close();
  });

  it("renders the navigation of a signed-in person on the server, before any script [SESS-05]", async () => {
    const { page } = await newMember(product, "Rose");
    const cookies = await page.context().cookies();
    expect(
      cookies
        .filter((cookie) => !cookie.httpOnly)
        .map((cookie) => cookie.name)
        // There once the live channel stands, which may be later.
        .filter((name) => name !== "socket_active")
        .sort(),
    ).toEqual(["XSRF-TOKEN", "jobami_session", "user_consents"]);
    const html = await (await page.context().request.get(`${product.url}/`)).text();
    expect(html).toContain("Dashboard");
    expect(html).not.toContain(">Connexion<");
    await page.context().close();
  });

  it("answers unknown paths with the 404 page and status [ERR-02, ERR-05]", async () => {
    const { page } = await newPerson(product.browser);
    const answer = await page.goto(`${product.url}/nulle-part`);
    expect(answer?.status()).toBe(404);
    await page
      .getByRole("heading", { name: "Oups! La page que vous cherchez n’existe pas", exact: true })
      .waitFor();
    await page.getByRole("link", { name: "Retour à l’accueil" }).click();
    await page.waitForURL(`${product.url}/`);
    await page.context().close();
  });

  it("runs scripts by nonce only, and no page breaks that rule", async () => {
    const { page, troubles } = await newPerson(product.browser);
    for (const path of ["/", "/login", "/inscription", "/forgot-password", "/verify-email", "/error-404"]) {
      const answer = await page.goto(`${product.url}${path}`);
      const policy = answer?.headers()["content-security-policy"] ?? "";
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect(scripts).toMatch(/'nonce-[^']+'/);
      expect(scripts).not.toContain("unsafe");
      await page.waitForLoadState("networkidle");
    }
    // A pointer that rests on a link asks for what it leads to: that comes under the same rule.
    await page.goto(`${product.url}/aide`);
    const question = page
      .getByRole("main")
      .getByRole("link", { name: /^À quoi/ })
      .first();
    await question.hover();
    await page.waitForTimeout(300);
    await question.click();
    await page.waitForURL(/\/aide\/.+/);
    await page.waitForLoadState("networkidle");
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
