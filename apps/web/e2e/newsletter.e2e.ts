import { expect, it } from "vitest";
import { newPerson, press, visit } from "./browser.ts";
import { useProduct } from "./product.ts";
import { linkIn, readMail } from "./visitor.ts";

const product = useProduct();

it("a visitor asks for the newsletter, confirms by the mail and leaves by another [FOOT-11, NEWS-03, NEWS-05, NEWS-07, NEWS-08, NEWS-11, NEWS-12]", async () => {
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
  await press(page, "S’abonner");
  await form
    .getByText(
      "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
    )
    .waitFor();
  await page.getByText("Vérifiez votre email pour confirmer votre abonnement à la newsletter").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");

  await page.goto(linkIn(await readMail(product.url, email, /Confirmez/), "/newsletter/verify"));
  await page.getByRole("heading", { name: "Votre abonnement est confirmé" }).waitFor();
  await page.goto(linkIn(await readMail(product.url, email, /Bienvenue/), "/newsletter/unsubscribe"));
  await page.getByRole("heading", { name: "Vous êtes désabonné" }).waitFor();
  await page.goto(`${product.url}/newsletter/verify?token=inconnu`);
  await page.getByRole("heading", { name: "Ce lien n’est pas valable" }).waitFor();
  expect(troubles).toEqual([]);
});
