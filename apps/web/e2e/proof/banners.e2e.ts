import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { comeNear, holdBack, newMember, newPerson, newStranger, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const question = "Des cookies ?";
const invitation = "Rejoignez la plateforme gratuitement";

const product = useProduct();

/** Counts the local events of the page from before its first script. */
async function countEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    (globalThis as { heard?: string[] }).heard = heard;
    for (const name of ["cookies-updated", "cookies-reset"]) addEventListener(name, () => heard.push(name));
  });
  return () => page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
}

async function consents(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "user_consents");
  return cookie === undefined ? null : { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) };
}

const region = (page: Page, name: string) => page.getByRole("region", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("the question about cookies", () => {
  it("is retained for a year under its name, shape and attributes, and announced once [COOK-06, COOK-11, COOK-13, COOK-18]", async () => {
    const { page, troubles } = await newStranger(product.browser);
    const heard = await countEvents(page);
    await visit(page, product.url);
    await region(page, question).waitFor();
    expect(await consents(page.context())).toBe(null);
    const before = Date.now();
    await press(page, "Tout accepter");
    await region(page, question).waitFor({ state: "detached" });
    const cookie = await consents(page.context());
    const date = cookie?.value.analytics.date;
    expect(cookie?.value).toEqual({
      analytics: { consent: true, date },
      marketing: { consent: true, date },
      bannerDismissed: true,
    });
    expect(new Date(date).toISOString()).toBe(date);
    expect({ path: cookie?.path, sameSite: cookie?.sameSite, httpOnly: cookie?.httpOnly }).toEqual({
      path: "/",
      sameSite: "Strict",
      httpOnly: false,
    });
    const years = ((cookie?.expires ?? 0) - before / 1000) / 31_536_000;
    expect(years).toBeGreaterThan(0.9999);
    expect(years).toBeLessThan(1.0001);
    expect(await heard()).toEqual(["cookies-updated"]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("is on the page before any script, and what is answered by then is heard once they have come", async () => {
    const { page } = await newStranger(product.browser);
    const release = await holdBack(page, /\/assets\/.*\.js/);
    await page.goto(`${product.url}/login`, { waitUntil: "commit" });
    await press(page, "Refuser");
    expect(await consents(page.context())).toBe(null);
    await release();
    await region(page, question).waitFor({ state: "detached" });
    expect((await consents(page.context()))?.value).toMatchObject({
      analytics: { consent: false },
      bannerDismissed: true,
    });
    expect(page.url()).toBe(`${product.url}/login`);
    await page.context().close();
  });

  it("is taken over as it stands, and not drawn anew", async () => {
    const { page } = await newStranger(product.browser);
    const release = await holdBack(page, /\/assets\/.*\.js/);
    await page.goto(product.url, { waitUntil: "commit" });
    await region(page, question).evaluate((drawn) => drawn.setAttribute("data-drawn", "before"));
    await release();
    await comeNear(page);
    await region(page, invitation).waitFor();
    expect(await region(page, question).getAttribute("data-drawn")).toBe("before");
    await page.context().close();
  });

  it("chosen one by one is stored as chosen, cancelled is not stored at all [COOK-01, COOK-02, COOK-03, COOK-04, COOK-05, COOK-08]", async () => {
    const { page } = await newStranger(product.browser, { viewport: { width: 390, height: 844 } });
    await visit(page, `${product.url}/login`);
    for (const name of ["Personnaliser", "Refuser", "Tout accepter", "Fermer"])
      await region(page, question).getByRole("button", { name, exact: true }).waitFor();
    await press(page, "Personnaliser");
    expect(await page.getByRole("checkbox", { name: "Cookies nécessaires" }).isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: "Marketing" }).check();
    await press(page, "Annuler");
    expect(await consents(page.context())).toBe(null);
    await press(page, "Personnaliser");
    expect(await page.getByRole("checkbox", { name: "Marketing" }).isChecked()).toBe(false);
    await page.getByRole("checkbox", { name: "Mesure d’audience" }).check();
    await press(page, "Enregistrer les préférences");
    await region(page, question).waitFor({ state: "detached" });
    expect((await consents(page.context()))?.value).toMatchObject({
      analytics: { consent: true },
      marketing: { consent: false },
      bannerDismissed: true,
    });
    await page.context().close();
  });

  it("stays answered on later visits, and is asked again after « Gérer mes cookies » [COOK-07, COOK-09, COOK-10, COOK-19]", async () => {
    const { page } = await newStranger(product.browser);
    const heard = await countEvents(page);
    await visit(page, product.url);
    await press(page, "Refuser");
    await region(page, question).waitFor({ state: "detached" });
    expect((await consents(page.context()))?.value).toMatchObject({
      analytics: { consent: false },
      marketing: { consent: false },
      bannerDismissed: true,
    });
    await visit(page, `${product.url}/login`);
    await page.waitForTimeout(500);
    expect(await region(page, question).count()).toBe(0);
    await press(page, "Gérer mes cookies");
    await region(page, question).waitFor();
    expect(await heard()).toEqual(["cookies-reset"]);
    expect(await consents(page.context())).toBe(null);
    await page.context().close();
  });

  it.each([
    ["no cookie", undefined],
    ["a cookie that cannot be read", "{"],
    ["a cookie of another shape", encodeURIComponent('{"analytics":true}')],
  ])("with %s nothing is agreed to, and the question stands [COOK-12]", async (_, value) => {
    const { page, troubles } = await newStranger(product.browser);
    if (value !== undefined)
      await page.context().addCookies([{ name: "user_consents", value, url: product.url }]);
    await visit(page, product.url);
    await region(page, question).waitFor();
    await press(page, "Personnaliser");
    for (const name of ["Mesure d’audience", "Marketing"])
      expect(await page.getByRole("checkbox", { name }).isChecked()).toBe(false);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("closed is answered with nothing", async () => {
    const { page } = await newStranger(product.browser);
    await visit(page, `${product.url}/inscription`);
    await region(page, question).getByRole("button", { name: "Fermer" }).click();
    expect((await consents(page.context()))?.value).toEqual({
      analytics: { consent: false, date: "" },
      marketing: { consent: false, date: "" },
      bannerDismissed: true,
    });
    await page.context().close();
  });
});

describe("the invitation to sign up", () => {
  /** A page whose clock stands still until it is asked to go on. */
  async function slowly(page: Page, path = "/"): Promise<void> {
    await page.clock.install();
    await visit(page, product.url + path);
    await region(page, question).waitFor();
  }

  /** All that the browser keeps of the product: cookies, and both storages of the page. */
  async function storedValues(page: Page) {
    const cookies = (await page.context().cookies()).map(({ name, value }) => [name, value]);
    const storages = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
    return { cookies, storages };
  }

  it("comes after the page, states why and leads to the sign-up; closed, nothing is stored and it is back after a reload [BAN-01, BAN-02, BAN-03, BAN-04, BAN-12]", async () => {
    const { page } = await newStranger(product.browser);
    await slowly(page);
    await page.clock.runFor(2000);
    const banner = region(page, invitation);
    await banner.getByText(invitation, { exact: true }).waitFor();
    await banner
      .getByText("Trouvez des missions ou proposez vos services dès maintenant", { exact: true })
      .waitFor();
    const before = await storedValues(page);
    await banner.getByRole("button", { name: "Fermer", exact: true }).click();
    await page.clock.runFor(500);
    await banner.waitFor({ state: "detached" });
    expect(await storedValues(page)).toEqual(before);
    await visit(page, product.url);
    await page.clock.runFor(2000);
    await region(page, invitation).getByRole("link", { name: "S’inscrire maintenant", exact: true }).click();
    await page.waitForURL(/\/inscription$/);
    await page.context().close();
  });

  it("leaves with the answer about cookies, and comes back 800 ms after that was taken back [BAN-06, BAN-08, BAN-09, BAN-10]", async () => {
    const { page } = await newStranger(product.browser);
    await slowly(page);
    await page.clock.runFor(2000);
    await region(page, invitation).waitFor();
    await press(page, "Refuser");
    await page.clock.runFor(500);
    await region(page, invitation).waitFor({ state: "detached" });
    await press(page, "Gérer mes cookies");
    await page.clock.runFor(1000);
    await region(page, invitation).waitFor();
    await page.context().close();
  });

  it("comes 1500 ms after the page, not before, and its button slides it away in 400 ms [BAN-07, BAN-10, BAN-11]", async () => {
    const { page } = await newStranger(product.browser, { reducedMotion: "no-preference" });
    await page.clock.install({ time: new Date("2026-03-02T10:00:00") });
    await page.clock.pauseAt(new Date("2026-03-02T10:00:01"));
    await visit(page, product.url);
    await page.clock.runFor(1000);
    await region(page, question).waitFor();
    const banner = region(page, invitation);
    await page.clock.runFor(400);
    expect(await banner.count()).toBe(0);
    // Scripts that came after the clock had begun to run count their 1500 ms from then.
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return banner.count();
      })
      .toBe(1);
    await banner.getByRole("button", { name: "Fermer", exact: true }).click();
    await page.clock.runFor(399);
    expect(await banner.evaluate((box) => getComputedStyle(box).animationDuration)).toBe("0.4s");
    await page.clock.runFor(1);
    await banner.waitFor({ state: "detached" });
    await page.context().close();
  });

  it("does not come to a person who answered the cookies before [BAN-06]", async () => {
    const { page } = await newPerson(product.browser);
    await page.clock.install();
    await visit(page, product.url);
    await page.clock.runFor(2500);
    expect(await region(page, invitation).count()).toBe(0);
    await press(page, "Gérer mes cookies");
    await page.clock.runFor(1000);
    await region(page, invitation).waitFor();
    await page.context().close();
  });

  it("does not come to a signed-in person, even while the cookies wait for an answer [BAN-05]", async () => {
    const { page } = await newMember(product, "Lise");
    await page.context().clearCookies({ name: "user_consents" });
    await slowly(page);
    await page.clock.runFor(2500);
    expect(await region(page, question).count()).toBe(1);
    expect(await region(page, invitation).count()).toBe(0);
    await page.context().close();
  });

  it("waits on the pages that are themselves the way in", async () => {
    const { page } = await newStranger(product.browser);
    await slowly(page, "/login");
    await page.clock.runFor(2500);
    expect(await region(page, invitation).count()).toBe(0);
    await page.getByRole("link", { name: "Jobami" }).first().click();
    await region(page, invitation).waitFor();
    await page.context().close();
  });
});
