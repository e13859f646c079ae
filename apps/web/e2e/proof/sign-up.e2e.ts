import { describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newPerson, press, signIn, signUp, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, linkIn, newcomer, readMail } from "../visitor.ts";

describe("signing up with an address that has an account, in a real browser", () => {
  const product = useProduct({ demoData: true });
  const does = "Demander un coup de main";

  it("shows what a new address shows, and informs the owner by mail how to get back in", async () => {
    const shown: string[] = [];
    for (const email of ["lea@demo.example", newcomer("Nadia").email]) {
      const { page, troubles } = await newPerson(product.browser);
      await signUp(page, product.url, { email, prenom: "Nadia", nom: "Durand", does });
      await page.getByText(`Nous venons d’écrire à ${email}.`).waitFor();
      shown.push(((await page.getByRole("main").textContent()) ?? "").replace(email, "…"));
      expect(troubles).toEqual([]);
      await page.context().close();
    }
    expect(shown[0]).toBe(shown[1]);
    const letter = await readMail(product.url, "lea@demo.example", /déjà un compte/);
    const { page } = await newPerson(product.browser);
    expect(linkIn(letter, "/login")).toBe(`${product.url}/login`);
    await signIn(page, product.url, "lea@demo.example", "Demo-2026!");
    await page.context().close();
  });

  it("keeps the address that waits for 7 days, and without one asks to sign up again instead of sending [REG-08, REG-09]", async () => {
    const noemie = newcomer("Noemie").email;
    const { page } = await newPerson(product.browser);
    await signUp(page, product.url, { email: noemie, prenom: "Noémie", nom: "Durand", does });
    const { until } = JSON.parse(
      (await page.evaluate(() => localStorage.getItem("jobami:verification"))) ?? "{}",
    ) as { until: number };
    expect(Math.round((until - Date.now()) / 3_600_000)).toBe(7 * 24);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/resend-verification")) sent.push(request.url());
    });
    await visit(page, `${product.url}/verify-email`);
    await page.getByText(`Nous venons d’écrire à ${noemie}.`).waitFor();
    // As if they had passed: the page's clock follows the server's, which no test moves.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("jobami:verification") ?? "{}") as object;
      localStorage.setItem("jobami:verification", JSON.stringify({ ...stored, until: Date.now() - 1 }));
    });
    await visit(page, `${product.url}/verify-email`);
    await page.getByText("Nous venons d’écrire à votre adresse.").waitFor();
    await page.getByRole("button", { name: "Envoyer un autre lien" }).click();
    await page
      .getByText("Aucune adresse e-mail trouvée. Veuillez vous inscrire de nouveau.")
      .first()
      .waitFor();
    expect(sent).toEqual([]);
    await page.context().close();
  });

  it("asks to order another link when one has expired, and states of any other failure that one can try again [REG-10, REG-13]", async () => {
    const { page } = await newPerson(product.browser);
    for (const [status, code, text, button] of [
      [400, "TOKEN_EXPIRED", "Ce lien a expiré. Demandez un nouveau lien.", "Envoyer un autre lien"],
      [500, "INTERNAL_ERROR", "Une erreur est survenue pendant la vérification. Réessayez.", "Réessayer"],
      [404, "NOT_FOUND", "Une erreur est survenue pendant la vérification. Réessayez.", "Réessayer"],
    ] as const) {
      await page.route("**/api/auth/verify-email", (route) =>
        route.fulfill({ status, json: { success: false, code, message: "" } }),
      );
      await page.goto(`${product.url}/verify-email?token=${"x".repeat(43)}`);
      await press(page, "Vérifier mon adresse");
      await page.getByRole("main").getByText(text).waitFor();
      await page.getByRole("main").getByRole("button", { name: button }).waitFor();
    }
    await page.context().close();
  });

  it("shows the way to the support to the staff only [NAV-20]", async () => {
    const requester = newcomer("Odile");
    await join(product.url, requester);
    const member = await newPerson(product.browser);
    await signIn(member.page, product.url, requester.email);
    const people = [
      [member, 0],
      [await newAdministrator(product, "Maud", "jobmodo"), 1],
      [await newAdministrator(product, "Anne"), 1],
    ] as const;
    for (const [{ page }, ways] of people) {
      await visit(page, `${product.url}/dashboard`);
      await page.getByRole("button", { name: "Mon compte" }).click();
      const menu = page.getByRole("dialog", { name: "Mon compte" });
      await menu.getByRole("link", { name: "Paramètres" }).waitFor();
      expect(await menu.locator('a[href="/support"]').count()).toBe(ways);
      await page.context().close();
    }
    const { page } = await newPerson(product.browser);
    await visit(page, product.url);
    expect(await page.locator('a[href="/support"]').count()).toBe(0);
    await page.context().close();
  });
});
