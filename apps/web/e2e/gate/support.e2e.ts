import { expect, it } from "vitest";
import { sharedAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a person asks staff, is answered live without learning by whom, and states that it is settled [SUPP-04, SUPP-05, SUPP-06, ADM-08, ADM-11, POL-16, POL-17]", async () => {
  const asker = await join(product.url, newcomer("Lou"));
  const { page } = await browserOf(product.browser, asker, { viewport: { width: 390, height: 844 } });
  const { page: staffPage } = await sharedAdministrator(product);

  await visit(page, `${product.url}/dashboard/support/new`);
  await page.getByRole("button", { name: /Sujet$/ }).click();
  await page.getByRole("option", { name: "Une mission" }).click();
  await page.getByRole("textbox", { name: "En une phrase" }).fill("Ma mission attend");
  await page.getByRole("textbox", { name: "Votre message" }).fill("Elle attend depuis hier soir.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/\/dashboard\/support\/ticket\/[\da-f-]{36}$/);
  const exchanges = page.getByRole("list", { name: "Échanges" });

  await staffPage.goto(`${product.url}/admin/support/tickets`);
  await staffPage.getByRole("link", { name: "Ma mission attend" }).click();
  await staffPage.waitForURL(/\/admin\/support\/ticket\//);
  await staffPage.getByRole("textbox", { name: "Votre message" }).fill("Bonjour, ouvrez la mission.");
  await staffPage.getByRole("button", { name: "Envoyer", exact: true }).click();
  await exchanges.getByText("Bonjour, ouvrez la mission.").waitFor();
  expect(await exchanges.textContent()).not.toContain("Noor");

  await page.getByRole("button", { name: "C’est réglé" }).click();
  await page.getByText("Cette demande est close. Un message la rouvre.").waitFor();

  await visit(page, `${product.url}/dashboard/support`);
  for (const [way, subject] of [
    ["Proposer une idée", "Une idée pour le site"],
    ["Devenir bêta-testeur", "Le programme de bêta-test"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name: way }).click();
    await page.getByRole("heading", { level: 1, name: way }).waitFor();
    expect(await page.getByRole("button", { name: /Sujet$/ }).textContent()).toContain(subject);
    await page.getByRole("textbox", { name: "En une phrase" }).fill(`${way} par la liste`);
    await page.getByRole("textbox", { name: "Votre message" }).fill("Je voudrais trier mes missions.");
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await page.waitForURL(/\/dashboard\/support\/ticket\/[\da-f-]{36}$/);
    await page.goto(`${product.url}/dashboard/support`);
  }
  await staffPage.goto(`${product.url}/admin/support/tickets`);
  await staffPage.getByRole("link", { name: "Proposer une idée par la liste" }).waitFor();
  await staffPage.getByRole("link", { name: "Devenir bêta-testeur par la liste" }).waitFor();
  await page.context().close();
  await staffPage.context().close();
});
