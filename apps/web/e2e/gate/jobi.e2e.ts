import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("the balance leads to its statement, follows what moves, and states nothing of calls that come too often [NAV-16, JOBI-01, JOBI-08, JOBI-09, JOBI-10]", async () => {
  const member = await join(product.url, newcomer("Jeanne"));
  const { page, troubles } = await browserOf(product.browser, member);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/jobi/solde") && request.method() === "GET") asked += 1;
  });
  await visit(page, `${product.url}/dashboard`);
  const balance = (amount: number) =>
    page.getByRole("link", { name: new RegExp(`^Solde Jobi\\s+${amount}\\b`) });
  await balance(10).click();
  await page.waitForURL(/\/dashboard\/jobi$/);
  await page.getByRole("heading", { name: "Mes Jobi", level: 1 }).waitFor();
  const movements = page.getByRole("main").getByRole("article");
  await movements.getByRole("heading", { name: "Offerts à l’inscription" }).waitFor();
  // The balance came with the first page, and the one that follows shows it twice: for 30 s no one asks for it again.
  expect(asked).toBe(0);

  const taken = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
    const answer = await fetch("/api/jobi/solde", {
      method: "POST",
      headers: { "content-type": "application/json", "x-xsrf-token": csrfToken, "x-csrf-token": csrfToken },
      body: JSON.stringify({ montant: 4, operation: "moins", titre: "Peinture avec Karim" }),
    });
    globalThis.dispatchEvent(new Event("jobi-updated"));
    return answer.status;
  });
  expect(taken).toBe(200);
  await balance(6).waitFor();
  await movements.first().getByRole("heading", { name: "Peinture avec Karim" }).waitFor();
  await page.getByRole("link", { name: "Reçus", exact: true }).click();
  await expect.poll(() => movements.count()).toBe(1);
  expect(new URL(page.url()).searchParams.get("sens")).toBe("recus");
  await page.goBack();
  await expect.poll(() => movements.count()).toBe(2);
  expect(troubles).toEqual([]);

  await page.route("**/api/jobi/solde", (route) => route.fulfill({ status: 429, json: { success: false } }));
  const refused = page.waitForResponse((answer) => answer.status() === 429);
  await page.evaluate(() => globalThis.dispatchEvent(new Event("jobi-updated")));
  await refused;
  await balance(6).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});
