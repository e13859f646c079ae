import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newMember, press, visit } from "../browser.ts";
import { noteCalls, pauseClock, timesOf, timesOnce } from "../page-calls.ts";
import { useProduct } from "../product.ts";

const product = useProduct();
const flagged = (page: Page) => page.evaluate(() => localStorage.getItem("cgv_cgu_consent_accepted"));
const terms = (page: Page) => page.getByRole("dialog", { name: "Conditions générales (CGV et CGU)" });
const ai = (page: Page) => page.getByRole("dialog", { name: "Utilisation de l’intelligence artificielle" });

describe("consents of a person whose clock stands still", () => {
  let page: Page;
  const status = "GET /api/user/cgv-cgu-consent/status";
  const forget = () => page.evaluate(() => localStorage.removeItem("cgv_cgu_consent_accepted"));
  const stored = (flag: string) =>
    page.evaluate((key) => {
      const { until } = JSON.parse(localStorage.getItem(`${key}_expires`) ?? "{}") as { until: number };
      return until - Date.now();
    }, flag);
  /** Opens a page on which no one’s acceptance is known, and lets the first check come. */
  async function openUnknown(): Promise<void> {
    await forget();
    await page.goto(`${product.url}/dashboard/notifications`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const areModalsThere = async () => {
      await page.clock.runFor(100);
      return page.evaluate(() => "areModalsThere" in globalThis);
    };
    await expect.poll(areModalsThere).toBe(true);
    await forget();
    await page.clock.runFor(4500);
  }
  /** Lets the modal come: it is loaded when it is first needed. */
  const isAsked = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return terms(page).isVisible();
      })
      .toBe(true);
  const close = async () => {
    await terms(page).getByRole("button", { name: "Plus tard" }).click();
    await elapseUntilGone();
  };
  const elapseUntilGone = async () => {
    await page.clock.runFor(1000);
    await terms(page).waitFor({ state: "detached" });
  };

  beforeAll(async () => {
    ({ page } = await newMember(product, "Iris"));
    await page.addInitScript(noteCalls);
    await page.addInitScript(() =>
      addEventListener("profile-loaded-cgu-cgv", () =>
        Object.assign(globalThis, { areModalsThere: true, loadedAt: Date.now() }),
      ),
    );
    await page.clock.install();
    await visit(page, `${product.url}/dashboard/parametres`);
    await pauseClock(page);
  });

  it("checks the terms 4500 ms after the profile has loaded, and on a page change at most once per 4500 ms [CONS-29, CONS-30]", async () => {
    await openUnknown();
    const [checked = 0] = await timesOnce(page, status, 1);
    expect(
      checked - (await page.evaluate(() => (globalThis as unknown as { loadedAt: number }).loadedAt)),
    ).toBe(4500);
    await expect.poll(() => flagged(page)).toBe("true");
    const bar = page.getByRole("navigation", { name: "Accès rapides" });
    const goTo = async (name: string, path: string) => {
      await forget();
      await bar.getByRole("link", { name }).press("Enter");
      await page.waitForURL(product.url + path);
    };
    await goTo("Missions", "/dashboard/missions");
    await timesOnce(page, status, 2);
    await expect.poll(() => flagged(page)).toBe("true");
    await goTo("Publier", "/dashboard/missions/poster-une-mission");
    await page.clock.runFor(4499);
    await goTo("Missions", "/dashboard/missions");
    expect(await timesOf(page, status)).toHaveLength(2);
    await page.clock.runFor(1);
    await goTo("Publier", "/dashboard/missions/poster-une-mission");
    await timesOnce(page, status, 3);
  });

  it("keeps the acceptance of the terms for 604800 s and that of AI for a year on the device, and asks the server again after that [CONS-24, CONS-28]", async () => {
    await expect.poll(() => flagged(page)).toBe("true");
    expect(await stored("cgv_cgu_consent_accepted")).toBe(604_800_000);
    await page.evaluate(() => dispatchEvent(new Event("open-ai-consent-modal")));
    await page.clock.runFor(1000);
    await ai(page).getByRole("checkbox").check();
    await press(page, "Confirmer");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("ai_consent_accepted"))).toBe("true");
    expect(await stored("ai_consent_accepted")).toBe(365 * 86_400_000);
    const asked = async () => {
      const before = (await timesOf(page, status)).length;
      await page.evaluate(() => dispatchEvent(new Event("profile-updated")));
      await page.clock.runFor(500);
      return { before, later: () => timesOf(page, status).then(({ length }) => length) };
    };
    await page.clock.fastForward(604_800_000 - 60_000);
    const known = await asked();
    expect(await known.later()).toBe(known.before);
    await page.clock.fastForward(60_000);
    const lapsed = await asked();
    await expect.poll(lapsed.later).toBe(lapsed.before + 1);
    await expect.poll(() => flagged(page)).toBe("true");
  });

  it("opens the terms for whom nothing is known when the profile is incomplete or the check fails [CONS-32, CONS-34]", async () => {
    await page.route("**/api/users/profil", (route) =>
      route.fulfill({ json: { success: true, profil: { data: { prenom: "Iris", nom: " " } } } }),
    );
    await openUnknown();
    await isAsked();
    await close();
    await page.unroute("**/api/users/profil");
    await openUnknown();
    await expect.poll(() => flagged(page)).toBe("true");
    expect(await terms(page).count()).toBe(0);

    await page.route("**/cgv-cgu-consent/status", (route) => route.fulfill({ status: 500, json: {} }));
    await openUnknown();
    await isAsked();
    await close();
    await page.unroute("**/cgv-cgu-consent/status");
  });

  it("sends names trimmed and without markup, and those of the session when the profile cannot be read [CONS-13, CONS-14]", async () => {
    const given = async (answer: (route: Route) => Promise<void>) => {
      await page.route("**/api/users/profil", answer);
      const sent = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith("/api/user/cgv-cgu-consent"),
      );
      await page.evaluate(() => dispatchEvent(new Event("open-cgv-cgu-consent-modal")));
      await isAsked();
      await terms(page).getByRole("checkbox").check();
      await press(page, "Confirmer");
      const { firstName, lastName } = (await sent).postDataJSON() as Record<string, string>;
      await elapseUntilGone();
      await page.unroute("**/api/users/profil");
      return [firstName, lastName];
    };
    const data = { prenom: "  Iris\u0007 ", nom: "<b>Durand</b>\t Petit " };
    expect(await given((route) => route.fulfill({ json: { success: true, profil: { data } } }))).toEqual([
      "Iris",
      "Durand Petit",
    ]);
    expect(await given((route) => route.fulfill({ status: 500, json: {} }))).toEqual(["Iris", "Durand"]);
    await page.context().close();
  });
});
