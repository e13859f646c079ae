import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const composer = "/dashboard/missions/poster-une-mission";
const notSaved = "Gardez cette page ouverte jusqu’à la publication";

/** Leaves no room in the storage of this browser, as a site that keeps much does. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let size = 1_000_000;
    for (let part = 0; size >= 1; part += 1) {
      try {
        localStorage.setItem(`filler-${part}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

function emptyStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler-")) localStorage.removeItem(key);
  });
}

async function choose(page: Page, category: string): Promise<void> {
  await page.getByRole("button", { name: /Catégorie/ }).click();
  await page.getByRole("option", { name: category }).click();
}

describe("a draft that the browser does not keep", () => {
  const product = useProduct();

  it("is never reported as stored while the storage is full, and is stored once there is room", async () => {
    const { page, troubles } = await newMember(product, "Fanny");
    await visit(page, `${product.url}${composer}`);
    await fillStorage(page);
    await choose(page, "Jardinage");
    await page.getByRole("alert").filter({ hasText: "Brouillon non enregistré" }).waitFor();
    await page.getByText(notSaved).waitFor();
    expect(await page.getByText("Brouillon enregistré").count()).toBe(0);

    await emptyStorage(page);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByText("Brouillon enregistré sur cet appareil").waitFor();
    await page.getByText(notSaved).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      "De quoi avez-vous besoin",
    );
    await visit(page, `${product.url}${composer}`);
    await page.getByRole("button", { name: "Reprendre" }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("asks in sight whether to go on, where a phone loads again what was scrolled", async () => {
    const { page, troubles } = await newMember(product, "Firmin");
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${product.url}${composer}`);
    await choose(page, "Jardinage");
    await page.getByText("Brouillon enregistré sur cet appareil").waitFor();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.reload();
    const resume = page.getByRole("button", { name: "Reprendre" });
    await resume.waitFor();
    const inSight = () => resume.boundingBox().then((box) => box !== null && box.y > 60 && box.y < 700);
    await expect.poll(inSight).toBe(true);
    await resume.click();
    await page.getByRole("button", { name: "Reprendre" }).waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
  });

  it("is reported as lost when the page is left while the storage is full", async () => {
    const { page } = await newMember(product, "Felix");
    await visit(page, `${product.url}${composer}`);
    await fillStorage(page);
    await choose(page, "Jardinage");
    await page.getByText(notSaved).waitFor();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByText("Votre brouillon n’a pas pu être enregistré").waitFor();
  });

  it("is never reported as stored where the storage is forbidden, and the page works without", async () => {
    const { page } = await newMember(product, "Flore");
    await page.addInitScript(() => {
      const forbidden = {
        get(): never {
          throw new DOMException("forbidden", "SecurityError");
        },
      };
      Object.defineProperty(window, "localStorage", forbidden);
      Object.defineProperty(window, "sessionStorage", forbidden);
    });
    await visit(page, `${product.url}${composer}`);
    await choose(page, "Jardinage");
    await page.getByText(notSaved).waitFor();
    await page.getByLabel("Taille de haies").check();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("heading", { name: "Décrivez la mission" }).waitFor();
  });
});
