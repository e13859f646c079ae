import { accountRoutes } from "@jobami/api/account/routes";
import { authRoutes } from "@jobami/api/auth/routes";
import { newsletterClient } from "@jobami/api/newsletter/client";
import { type MailedPage, mailedPages } from "@jobami/api/pages/mailed";
import { describe, expect, it } from "vitest";
import { newPerson, press } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, linkIn, newcomer, newVisitor, readMail } from "../visitor.ts";

const product = useProduct();

/** What a page reads by itself, by a call that changes nothing. */
const reads: Partial<Record<MailedPage, readonly string[]>> = {
  "/reset-password": [authRoutes.validateResetToken.path],
  "/account/delete/confirm": [accountRoutes.lookAtDeletion.path],
};

it.each(mailedPages)("%s, opened from a mail where scripts run, orders nothing", async (path) => {
  const { page } = await newPerson(product.browser);
  const ordered: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") ordered.push(new URL(request.url()).pathname);
  });
  await page.goto(`${product.url}${path}?token=${"x".repeat(43)}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(ordered).toEqual(reads[path] ?? []);
  await page.context().close();
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
] as const)("%s", (_, javaScriptEnabled) => {
  /** A person who has opened the link, in a page whose scripts have had the time to do something. */
  async function opened(link: string) {
    const person = await newPerson(product.browser, { javaScriptEnabled });
    await person.page.goto(link);
    await person.page.waitForLoadState("networkidle");
    return person;
  }

  it("an address is proved by the button behind its mailed link, not by opening it", async () => {
    const someone = newcomer("Ines");
    const visitor = newVisitor(product.url);
    const signIn = () => visitor.auth.login({ body: { email: someone.email, password: goodPassword } });
    await visitor.auth.register({ body: { ...someone, password: goodPassword, acceptTerms: true } });
    const link = linkIn(await readMail(product.url, someone.email, /Confirmez/), "/verify-email");
    const { page, troubles } = await opened(link);
    await page.getByRole("heading", { name: "Vérifiez votre adresse e-mail" }).waitFor();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(signIn()).rejects.toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    await press(page, "Vérifier mon adresse");
    await page.getByRole("heading", { name: "Votre adresse est vérifiée" }).waitFor();
    expect((await signIn()).success).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("the newsletter begins and ends by the buttons behind its mailed links", async () => {
    const { email } = newcomer("Lou");
    const newsletter = newsletterClient(newVisitor(product.url).api);
    await newsletter.subscribe({ body: { email } });
    const begun = await opened(linkIn(await readMail(product.url, email, /Confirmez/), "/newsletter/verify"));
    await press(begun.page, "Confirmer mon abonnement");
    await begun.page.getByRole("heading", { name: "Votre abonnement est confirmé" }).waitFor();
    const ended = await opened(
      linkIn(await readMail(product.url, email, /Bienvenue/), "/newsletter/unsubscribe"),
    );
    await press(ended.page, "Me désabonner");
    await ended.page.getByRole("heading", { name: "Vous êtes désabonné" }).waitFor();
    expect([...begun.troubles, ...ended.troubles]).toEqual([]);
    for (const { page } of [begun, ended]) await page.context().close();
  });
});

it("a press whose page was open for too long changes nothing, states it and can be repeated, without scripts", async () => {
  const someone = newcomer("Yaël");
  const visitor = newVisitor(product.url);
  await visitor.auth.register({ body: { ...someone, password: goodPassword, acceptTerms: true } });
  await newsletterClient(visitor.api).subscribe({ body: { email: someone.email } });
  for (const [subject, path, button, done] of [
    [/adresse/, "/verify-email", "Vérifier mon adresse", "Votre adresse est vérifiée"],
    [/newsletter/, "/newsletter/verify", "Confirmer mon abonnement", "Votre abonnement est confirmé"],
  ] as const) {
    const { page } = await newPerson(product.browser, { javaScriptEnabled: false });
    await page.goto(linkIn(await readMail(product.url, someone.email, subject), path));
    await page.context().clearCookies({ name: "XSRF-TOKEN" });
    await press(page, button);
    await page.getByText("Cette page est restée ouverte trop longtemps.").waitFor();
    await press(page, button);
    await page.getByRole("heading", { name: done }).waitFor();
    await page.context().close();
  }
});
