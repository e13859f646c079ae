import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const pages = [
  ["/admin/openrouter-info", "OpenRouter"],
  ["/admin/openrouter-stats", "Usage d’OpenRouter"],
  ["/admin/openrouter-pricing", "Prix d’OpenRouter"],
  ["/admin/openai-info", "OpenAI"],
  ["/admin/openai-stats", "Usage d’OpenAI"],
  ["/admin/ai-image-stats", "Images de l’IA"],
] as const;

it("an administrator reads what the providers of AI are, cost and did, and tries one; no one else does [ADM-15, ADM-16, ADM-17, ADM-18, ADM-19, ADM-20]", async () => {
  const { page } = await newAdministrator(product, "Solene");
  for (const [path, title] of pages) {
    await visit(page, `${product.url}${path}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  }
  await visit(page, `${product.url}/admin/openai-info`);
  await page.getByText("Une doublure répond, aucun modèle").waitFor();
  await page.getByRole("button", { name: "Faire un essai" }).click();
  await page.getByText(/Bonjour/).waitFor();
  await visit(page, `${product.url}/admin/openai-stats?periode=semaine`);
  await page
    .getByRole("row", { name: /^Essais/ })
    .getByText("1")
    .first()
    .waitFor();
  await page.context().close();

  const member = await newMember(product, "Paulin");
  const refused: (string | null)[] = [];
  for (const [path] of pages) {
    await visit(member.page, `${product.url}${path}`);
    refused.push(await member.page.getByRole("heading", { level: 1 }).textContent());
  }
  expect(new Set(refused)).toEqual(new Set(["Vous devez vous connecter pour accéder à cette page"]));
  await member.page.context().close();
});
