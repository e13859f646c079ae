import { describe, expect, it } from "vitest";
import { newPerson, signIn, tryPassword, visit } from "../browser.ts";
import { wholeMemberPaths } from "../known-pages.ts";
import { staffCommand } from "../operator.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "../visitor.ts";

describe("administrators, in a real browser", () => {
  const product = useProduct();

  it("are made by the operator, secure their account, and enter every area of staff, by keyboard too [ROLE-05, ROLE-09, NAV-18, ADM-32, ADM-36, APP-04]", async () => {
    const anne = newcomer("Anne");
    await join(product.url, anne);
    if (product.home.databaseUrl === undefined) {
      const refused = await staffCommand(product.home, "list");
      expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining("Le serveur tourne")]);
    }
    await product.server.stop();
    expect((await staffCommand(product.home, "grant", anne.email, "jobpadm")).code).toBe(0);
    expect((await staffCommand(product.home, "list")).printed).toContain(anne.email);
    product.server = await startServer(product.home);

    const { page, troubles } = await newPerson(product.browser);
    const admin = `${product.url}/admin`;
    expect((await page.goto(admin))?.status()).toBe(403);
    await signIn(page, product.url, anne.email);
    const bar = page.getByRole("navigation", { name: "Navigation principale" });
    await bar.getByRole("link", { name: "Admin", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Il manque une étape pour entrer" }).waitFor();
    await page.getByRole("link", { name: "Activer la vérification en deux étapes" }).click();
    await page.waitForURL(/\/profil\/securite$/);
    const card = page.getByRole("region", { name: "Vérification en deux étapes" });
    await card.getByRole("textbox").fill(goodPassword);
    await card.getByRole("button", { name: /^Activer/ }).click();
    await card.getByText("Activée", { exact: true }).waitFor();
    await bar.getByRole("link", { name: "Admin", exact: true }).click();
    await page.getByText(/cette session a commencé sans code/).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Me déconnecter" }).click();
    await bar.getByRole("link", { name: "Connexion" }).waitFor();
    await visit(page, `${product.url}/login?from=${encodeURIComponent("/admin")}`);
    // The server takes one sign-in in three seconds.
    await page.waitForTimeout(3000);
    await tryPassword(page, anne.email, goodPassword);
    await page.waitForURL(/\/verify-two-factor\?/);
    const { text } = await readMail(product.url, anne.email, /code/i);
    await page.getByLabel("Code de vérification").fill(/\b\d{6}\b/.exec(text)?.[0] ?? "");
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    await page
      .getByRole("list", { name: "Derniers actes de l’équipe" })
      .getByText("donné à Anne Durand")
      .waitFor();
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    await page
      .getByRole("navigation", { name: "Toutes les pages" })
      .getByRole("link", { name: "Modération", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "Modération" }).waitFor();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Rechercher partout" }).fill("administration");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    // A page below the guard, asked for by its address on a phone, is no wider than the phone.
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, admin);
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // The register of consents: found by address, its history beside it, back again, and as a file.
    await visit(page, `${product.url}/admin/cgv-cgu-consents?q=${encodeURIComponent(anne.email)}`);
    await page.getByText("1 consentement", { exact: true }).waitFor();
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("link", { name: "Anne Durand" }).click();
    await page.getByRole("dialog", { name: "Historique des consentements" }).getByText(anne.email).waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger en CSV" }).click();
    const file = await (await saved).createReadStream();
    const lines = (await file.toArray()).join("").split("\r\n");
    expect([lines.length, lines[1]]).toEqual([3, expect.stringContaining(`;${anne.email};`)]);
    await page.getByRole("button", { name: /Retirer le filtre/ }).click();
    await page.waitForURL(`${product.url}/admin/cgv-cgu-consents`);
    await visit(page, admin);
    await page.getByText(/^Registre des consentements téléchargé.*1 ligne$/).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("each page of the dashboard lets in who is signed in, member, moderator or administrator, and no visitor [ROLE-03]", async () => {
    const people = { jobutil: newcomer("Rose"), jobmodo: newcomer("Max"), jobpadm: newcomer("Lou") };
    for (const person of Object.values(people)) await join(product.url, person);
    await product.server.stop();
    for (const role of ["jobmodo", "jobpadm"] as const)
      expect((await staffCommand(product.home, "grant", people[role].email, role)).code).toBe(0);
    product.server = await startServer(product.home);
    const statuses = (cookie: string) =>
      Promise.all(
        wholeMemberPaths.map(async (path) => {
          const { status } = await fetch(`${product.url}${path}`, {
            headers: { cookie },
            redirect: "manual",
          });
          return `${path} ${status}`;
        }),
      );
    expect(await statuses("")).toEqual(wholeMemberPaths.map((path) => `${path} 403`));
    for (const { email } of Object.values(people)) {
      const visitor = newVisitor(product.url);
      await visitor.auth.login({ body: { email, password: goodPassword } });
      const cookie = visitor
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join("; ");
      expect(await statuses(cookie)).toEqual(wholeMemberPaths.map((path) => `${path} 200`));
    }
  });
});
