import { describe, expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

describe("a pause", () => {
  it("pauses from the settings, which signs out, and comes back by signing in [GDPR-04]", async () => {
    const paule = newcomer("Paule");
    await join(product.url, paule);
    const { page, troubles } = await newPerson(product.browser);
    await signIn(page, product.url, paule.email);
    await visit(page, `${product.url}/dashboard/parametres/compte`);
    await page.getByRole("button", { name: "Faire une pause" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Mettre en pause" }).click();
    await page.getByText("Votre compte est en pause.").first().waitFor();
    await page.waitForURL(`${product.url}/`);
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith("jobami_access"))).toEqual(
      [],
    );
    // Three seconds lie between two sign-ins from one page.
    await page.waitForTimeout(3000);
    await signIn(page, product.url, paule.email);
    await visit(page, `${product.url}/dashboard/parametres/compte`);
    await page.getByRole("button", { name: "Faire une pause" }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
