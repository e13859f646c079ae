import type { Page } from "playwright-core";

export const termsDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Conditions générales (CGV et CGU)" });
export const aiDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Utilisation de l’intelligence artificielle" });

/** What this browser keeps of the terms' acceptance. */
export const flagged = (page: Page) => page.evaluate(() => localStorage.getItem("cgv_cgu_consent_accepted"));

/** Notes each event of the window that consents are spoken of with. */
export async function hearConsents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ["profile-loaded-cgu-cgv", "ai-consent-updated", "cgv-cgu-consent-updated"])
      addEventListener(name, () => heard.push(name));
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}
