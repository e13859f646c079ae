import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const settingsKey = "jobami:accessibility-settings";

/** What the root element states of the settings. */
function shown(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => ({ ...document.documentElement.dataset }));
}

async function openPanel(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("button", { name: "Réglages d’affichage" })
    .click();
  await page.getByRole("dialog", { name: "Réglages d’affichage" }).waitFor();
}

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page
    .getByRole("radiogroup", { name: group })
    .getByRole("radio", { name: choice, exact: true })
    .press("Space");
}

describe("display settings, in a real browser", () => {
  const product = useProduct();

  it("count at once, survive a reload, and stand in the first byte of the next page [A11Y-01, A11Y-02, A11Y-04, A11Y-05, A11Y-08, A11Y-09]", async () => {
    const { page, troubles } = await newPerson(product.browser, { reducedMotion: "no-preference" });
    await visit(page, `${product.url}/`);
    expect(await shown(page)).toMatchObject({ theme: "auto", fontSize: "normal", buttonSize: "normal" });
    await openPanel(page);
    await choose(page, "Thème", "Sombre");
    await choose(page, "Taille du texte", "Très grande");
    await choose(page, "Taille des boutons", "Grande");
    await choose(page, "Vision des couleurs", "Deutéranopie");
    await page.getByText("Moins d’animations").click();
    await page.getByText("Repère de clavier renforcé").click();
    await page.getByText("Parcours au clavier visible").click();
    const chosen = {
      theme: "dark",
      fontSize: "extra-large",
      buttonSize: "large",
      motion: "reduced",
      colorVision: "deuteranopia",
      focus: "enhanced",
      keyboard: "visible",
    };
    expect(await shown(page)).toEqual(chosen);
    expect(
      await page.evaluate(() => {
        const { filter, fontSize } = getComputedStyle(document.documentElement);
        return { filter, fontSize };
      }),
    ).toEqual({ filter: 'url("#color-vision-deuteranopia")', fontSize: "20px" });
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? "", settingsKey);
    expect(JSON.parse(stored)).toMatchObject({
      version: 1,
      settings: {
        theme: "dark",
        fontSize: "extra-large",
        buttonSize: "large",
        reduceMotion: true,
        colorBlindSupport: "deuteranopia",
        enhancedFocus: true,
        keyboardNavigation: true,
      },
    });
    for (const path of ["/", "/login", "/error-404", "/dashboard"]) {
      const html = await (await page.context().request.get(`${product.url}${path}`)).text();
      expect(/<html[^>]*>/.exec(html)?.[0]).toBe(
        '<html lang="fr" data-theme="dark" data-font-size="extra-large" data-button-size="large" data-motion="reduced" data-color-vision="deuteranopia" data-focus="enhanced" data-keyboard="visible">',
      );
    }
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await shown(page)).toEqual(chosen);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("give text and buttons their sizes in rem, of a page whose text is 16 px [A11Y-03, A11Y-06]", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/`);
    await openPanel(page);
    const sizes = ["Petite", "Normale", "Grande", "Très grande"];
    const fontSizeOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).fontSize);
    const button = page.getByRole("dialog").getByRole("button", { name: "Rétablir les réglages d’origine" });
    const buttons = [];
    for (const size of sizes) {
      await choose(page, "Taille des boutons", size);
      buttons.push(await fontSizeOf(button));
    }
    expect(buttons).toEqual(["12px", "16px", "20px", "24px"]);
    const texts = [];
    for (const size of sizes) {
      await choose(page, "Taille du texte", size);
      texts.push(await fontSizeOf(page.locator("html")));
    }
    expect(texts).toEqual(["14px", "16px", "18px", "20px"]);
    await page.context().close();
  });

  it("take the movement out of the page, and give what the keyboard meets a frame [A11Y-07, A11Y-10]", async () => {
    const { page } = await newPerson(product.browser, { reducedMotion: "no-preference" });
    await visit(page, `${product.url}/login`);
    await openPanel(page);
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { outlineStyle, outlineWidth, transitionDuration } = getComputedStyle(element);
        return { outline: `${outlineWidth} ${outlineStyle}`, transitionDuration };
      });
    const handle = page.getByRole("switch", { name: "Moins d’animations" });
    const moves = await look(handle);
    expect(moves.transitionDuration).not.toMatch(/^0s(, 0s)*$/);
    await page.getByText("Moins d’animations").click();
    expect((await look(handle)).transitionDuration).toMatch(/^0s(, 0s)*$/);

    const met = [
      page.getByRole("dialog").getByRole("button", { name: "Rétablir les réglages d’origine" }),
      page.locator("main a").first(),
    ];
    for (const locator of met) expect((await look(locator)).outline).toContain("none");
    await page.getByText("Parcours au clavier visible").click();
    for (const locator of met) expect((await look(locator)).outline).toBe("1px dashed");
    await met[0]?.focus();
    await page.keyboard.press("Shift+Tab");
    const keyboard = page.locator(":focus-visible");
    expect((await look(keyboard)).outline).toBe("3px solid");
    await page.getByText("Repère de clavier renforcé").click();
    await page.keyboard.press("Shift+Tab");
    expect((await look(keyboard)).outline).toBe("5px solid");
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? "", settingsKey);
    expect(JSON.parse(stored).settings).toMatchObject({
      reduceMotion: true,
      enhancedFocus: true,
      keyboardNavigation: true,
    });
    await page.context().close();
  });

  it("never flash: nothing changes the root element while a page of a person who chose is taken over", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    await openPanel(page);
    await choose(page, "Thème", "Contraste fort");
    await choose(page, "Taille du texte", "Grande");
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      new MutationObserver((records) => {
        for (const { target, attributeName, oldValue } of records)
          if (target === document.documentElement && attributeName !== null) {
            const now = document.documentElement.getAttribute(attributeName);
            if (now !== oldValue) changes.push(`${attributeName}: ${oldValue} → ${now}`);
          }
      }).observe(document, { attributes: true, attributeOldValue: true, subtree: true });
    });
    await visit(page, `${product.url}/`);
    expect(await shown(page)).toMatchObject({ theme: "high-contrast", fontSize: "large" });
    expect(
      await page.evaluate(() =>
        (globalThis as unknown as { changes: string[] }).changes.filter((change) =>
          change.startsWith("data-"),
        ),
      ),
    ).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("are the same in two tabs, and a reset in one reaches the other and can be undone", async () => {
    const { page } = await newPerson(product.browser);
    const other = await page.context().newPage();
    await visit(page, `${product.url}/`);
    await visit(other, `${product.url}/login`);
    await openPanel(page);
    await choose(page, "Thème", "Sombre");
    await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await openPanel(other);
    expect(await other.getByRole("radio", { name: "Sombre" }).isChecked()).toBe(true);
    await other.getByRole("button", { name: "Rétablir les réglages d’origine" }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "auto");
    await other.getByText("Réglages d’origine rétablis.").waitFor();
    await other.getByRole("button", { name: "Reprendre mes réglages" }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await page.context().close();
  });

  it("follow the device while nothing was chosen, and one’s own choice over it", async () => {
    const { page } = await newPerson(product.browser, { colorScheme: "dark" });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visit(page, `${product.url}/`);
    const dark = await background();
    await openPanel(page);
    expect(await page.getByRole("switch", { name: "Moins d’animations" }).isDisabled()).toBe(true);
    await choose(page, "Thème", "Clair");
    const light = await background();
    expect(light).not.toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await background()).toBe(light);
    await choose(page, "Thème", "Comme l’appareil");
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).toBe(dark);
    await page.context().close();
  });

  it("are reached by the keyboard before everything else, and give the focus back", async () => {
    const { page } = await newPerson(product.browser, { viewport: { width: 320, height: 640 } });
    await visit(page, `${product.url}/inscription`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const onSettings = () => document.activeElement?.textContent === "Réglages d’affichage";
    expect(await page.evaluate(onSettings)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Réglages d’affichage" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction(onSettings);
    await page.context().close();
  });

  it("apply for the visit on a device that keeps nothing, and state it", async () => {
    const { page } = await newPerson(product.browser);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visit(page, `${product.url}/`);
    await openPanel(page);
    await choose(page, "Thème", "Sombre");
    await page.getByText("Vos réglages ne seront pas gardés").waitFor();
    expect(await shown(page)).toMatchObject({ theme: "dark" });
    await page.context().close();
  });
});
