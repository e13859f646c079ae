import { expect, it } from "vitest";
import { makeStaff, staffBrowser } from "../administrator.ts";
import { visit } from "../browser.ts";
import { staffCommand } from "../operator.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";

const product = useProduct();

it("a page of administration asks for the role itself: whose role is taken while the area stands open is refused by the next page in it [ROLE-11]", async () => {
  const email = await makeStaff(product, "Irma", "jobpadm");
  const { page } = await staffBrowser(product, email);
  await visit(page, `${product.url}/admin`);
  await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
  const { port } = new URL(product.url);
  await product.server.stop();
  const revoked = await staffCommand(product.home, "revoke", email);
  expect([revoked.code, revoked.printed]).toEqual([0, expect.stringContaining("jobpadm → jobutil")]);
  product.server = await startServer(product.home, { PORT: port });

  // The guard of the area lets whom it knew go on: no page is loaded anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('a[href="/admin/entreprise-documents"]').first().click();
  await page.getByRole("heading", { level: 1, name: /^Vous devez vous connecter/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/entreprise-documents");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.context().close();
});
