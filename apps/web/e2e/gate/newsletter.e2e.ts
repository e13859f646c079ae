import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { holdBack, newPerson, press, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { linkIn, readMail } from "../visitor.ts";

const product = useSharedProduct();

/** The hue of the text, in degrees of oklch: about 25 is red, about 165 green. */
const hueOf = (statusShown: Locator) =>
  statusShown.evaluate((element) =>
    Number(/oklch\(\S+ \S+ (\S+)\)/.exec(getComputedStyle(element).color)?.[1]),
  );

it("a visitor asks for the newsletter, confirms by the mail and leaves by another [FOOT-11, NEWS-03, NEWS-04, NEWS-05, NEWS-07, NEWS-08, NEWS-11, NEWS-12]", async () => {
  const email = `lectrice-${Date.now().toString(36)}@exemple.fr`;
  const { page, troubles } = await newPerson(product.browser);
  await visit(page, product.url);
  const form = page.getByRole("form", { name: "La newsletter" });
  const field = form.getByLabel("Votre e-mail");
  expect(await field.evaluate((input: HTMLInputElement) => [input.type, input.required])).toEqual([
    "email",
    true,
  ]);
  await press(page, "S’abonner");
  await form.getByText("Veuillez entrer une adresse email valide").waitFor();
  await field.fill(email);
  const release = await holdBack(page, /\/api\/newsletter\/subscribe$/);
  await press(page, "S’abonner");
  const sending = form.getByRole("button", { name: "Envoi...", exact: true });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  await release();
  const thanks = form.getByText(
    "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  );
  await thanks.waitFor();
  const green = await hueOf(thanks);
  expect([green > 140, green < 180]).toEqual([true, true]);
  await page.getByText("Vérifiez votre email pour confirmer votre abonnement à la newsletter").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");

  await page.goto(linkIn(await readMail(product.url, email, /Confirmez/), "/newsletter/verify"));
  await press(page, "Confirmer mon abonnement");
  await page.getByRole("heading", { name: "Votre abonnement est confirmé" }).waitFor();
  await page.goto(linkIn(await readMail(product.url, email, /Bienvenue/), "/newsletter/unsubscribe"));
  await press(page, "Me désabonner");
  await page.getByRole("heading", { name: "Vous êtes désabonné" }).waitFor();
  await page.goto(`${product.url}/newsletter/verify?token=inconnu`);
  await press(page, "Confirmer mon abonnement");
  await page.getByRole("heading", { name: "Ce lien n’est pas valable" }).waitFor();
  expect(troubles).toEqual([]);
});

it("what the newsletter could not do is stated in red, and an error that was thrown is logged [NEWS-06, NEWS-09, NEWS-10]", async () => {
  const { page } = await newPerson(product.browser);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") logged.push(message.text());
  });
  await visit(page, product.url);
  const form = page.getByRole("form", { name: "La newsletter" });
  await form.getByLabel("Votre e-mail").fill("lectrice@exemple.fr");
  const subscribe = async (text: string) => {
    await press(page, "S’abonner");
    const statusShown = form.getByText(text, { exact: true });
    await statusShown.waitFor();
    const red = await hueOf(statusShown);
    expect([red > 10, red < 40]).toEqual([true, true]);
  };
  const refusal = { success: false, code: "TOO_MANY_REQUESTS", message: "La newsletter fait une pause." };
  await page.route("**/api/newsletter/subscribe", (route) => route.fulfill({ status: 429, json: refusal }));
  await subscribe("La newsletter fait une pause.");
  await page.route("**/api/newsletter/subscribe", (route) =>
    route.fulfill({ status: 429, json: { ...refusal, message: "" } }),
  );
  await subscribe("Une erreur est survenue. Veuillez réessayer.");
  logged.length = 0;
  await page.route("**/api/newsletter/subscribe", (route) => route.abort());
  await subscribe("Une erreur est survenue. Veuillez réessayer plus tard.");
  expect(logged).toEqual(["newsletter: NETWORK"]);
  await page.context().close();
});
