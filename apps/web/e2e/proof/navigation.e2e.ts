import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const someone = newcomer("Odile");
const product = useProduct();

beforeAll(async () => {
  await join(product.url, someone);
});

const bar = ({ page }: Person) => page.getByRole("navigation", { name: "Navigation principale" });

describe("the bar of a visitor", () => {
  let visitor: Person;
  beforeAll(async () => {
    visitor = await newPerson(product.browser);
  });
  afterAll(() => visitor.page.context().close());

  it("leads to the sections, to the sign-up and to the sign-in, and to nothing of a person’s own [NAV-01, NAV-02, NAV-03, NAV-07, NAV-08, NAV-09]", async () => {
    await visitor.page.goto(`${product.url}/`);
    const links = await bar(visitor)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(links.slice(1)).toEqual([
      ["Accueil", "/#home"],
      ["Comment ça marche", "/#how-it-works"],
      ["Tarifs", "/#pricing"],
      ["Connexion", "/login"],
      ["S’inscrire", "/inscription"],
    ]);
    expect(await bar(visitor).getByText("Jobi", { exact: false }).allTextContents()).toEqual([]);
    expect(await bar(visitor).getByRole("button").allTextContents()).toEqual(["Réglages d’affichage"]);
  });

  it("has its links from 980 px on, its entries from 640 px on, and a menu below 980 px [NAV-21, NAV-22, NAV-23]", async () => {
    const { page } = visitor;
    await page.goto(`${product.url}/`);
    const parts = [
      bar(visitor).getByRole("link", { name: "Tarifs" }),
      bar(visitor).getByRole("link", { name: "Connexion" }),
      page.getByRole("button", { name: "Ouvrir le menu" }),
    ];
    const seenAt = async (width: number) => {
      await page.setViewportSize({ width, height: 720 });
      return Promise.all(parts.map((part) => part.isVisible()));
    };
    expect(await seenAt(980)).toEqual([true, true, false]);
    expect(await seenAt(979)).toEqual([false, true, true]);
    expect(await seenAt(640)).toEqual([false, true, true]);
    expect(await seenAt(639)).toEqual([false, false, true]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it("an anchor scrolls to its section 25 px below the top, without leaving the page [NAV-04, NAV-06]", async () => {
    const { page } = visitor;
    await page.goto(`${product.url}/`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await bar(visitor).getByRole("link", { name: "Tarifs" }).click();
    await expect
      .poll(() =>
        page.locator("#pricing").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBe(25);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  });

  it("an anchor of another page leads there first [NAV-05]", async () => {
    const { page } = visitor;
    await page.goto(`${product.url}/login`);
    await bar(visitor).getByRole("link", { name: "Comment ça marche" }).click();
    await page.waitForURL(`${product.url}/#how-it-works`);
    await expect
      .poll(() =>
        page.locator("#how-it-works").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBe(25);
  });

  it("stands over the landing page, and is fixed and shrinks on any other [NAV-28, NAV-29, NAV-30]", async () => {
    const { page } = visitor;
    const banner = page.getByRole("banner").first();
    const position = () => banner.evaluate((element) => getComputedStyle(element).position);
    const height = () => banner.evaluate((element) => element.getBoundingClientRect().height);
    await page.goto(`${product.url}/`);
    expect(await position()).toBe("absolute");
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${product.url}/inscription`);
    expect(await position()).toBe("fixed");
    const white = await banner.evaluate((element) => {
      const pixel = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
      if (pixel === null) return [];
      pixel.fillStyle = getComputedStyle(element).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data];
    });
    expect(white.slice(0, 3)).toEqual([255, 255, 255]);
    expect(white[3]).toBeGreaterThan(0);
    expect(white[3]).toBeLessThan(255);
    const usual = await height();
    await page.waitForLoadState("networkidle");
    await page.mouse.wheel(0, 200);
    await expect.poll(height).toBeLessThan(usual);
    await page.mouse.wheel(0, -400);
    await expect.poll(height).toBe(usual);
  });
});

describe("a signed-in person", () => {
  let odile: Person;
  beforeAll(async () => {
    odile = await newPerson(product.browser, { viewport: { width: 390, height: 500 } });
    await signIn(odile.page, product.url, someone.email);
  });
  afterAll(() => odile.page.context().close());

  it("has their own links and no invitation [NAV-10, NAV-11, NAV-12, NAV-15]", async () => {
    const { page } = odile;
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar(odile)
      .getByRole("button", { name: /^Notifications/ })
      .waitFor();
    expect(await bar(odile).getByRole("link", { name: "Jobami" }).getAttribute("href")).toBe("/dashboard");
    const dashboard = bar(odile).getByRole("link", { name: "Dashboard" });
    await expect.poll(() => dashboard.getAttribute("aria-current")).toBe("page");
    expect(
      await bar(odile)
        .getByRole("link", { name: /Connexion|S’inscrire/ })
        .count(),
    ).toBe(0);
    await page.setViewportSize({ width: 390, height: 500 });
  });

  it("shows the balance in a narrow bar from 370 px on [NAV-27]", async () => {
    const { page } = odile;
    const balance = bar(odile).getByText("Solde Jobi").locator("..");
    const isSeenAt = async (width: number) => {
      await page.setViewportSize({ width, height: 500 });
      return balance.isVisible();
    };
    await balance.waitFor();
    expect([await isSeenAt(370), await isSeenAt(369)]).toEqual([true, false]);
    await page.setViewportSize({ width: 390, height: 500 });
  });

  it("has a side menu in sections, the balances among those of the account [NAV-25, NAV-26]", async () => {
    const { page } = odile;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${product.url}/dashboard`);
    await bar(odile).getByRole("button", { name: "Ouvrir le menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("region", { name: "Menu" }).waitFor();
    expect(await menu.getByRole("region", { name: "Administration" }).count()).toBe(0);
    const account = menu.getByRole("region", { name: "Authentification" });
    await account.getByText("Mes soldes").waitFor();
    expect(await account.getByRole("link", { name: /^Jobi/ }).getAttribute("href")).toBe("/dashboard/jobi");
    expect(await account.getByRole("link", { name: /^Crédits IA \d/ }).getAttribute("href")).toBe(
      "/dashboard/ai-credits",
    );
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 500 });
  });

  it("has a bar at the bottom that leaves while they read on and comes back [BOT-01, BOT-08, BOT-09, BOT-10, BOT-13, BOT-23, BOT-24]", async () => {
    const { page } = odile;
    await page.goto(`${product.url}/dashboard/missions/poster-une-mission`);
    const bottom = page.getByRole("navigation", { name: "Accès rapides" });
    await bottom.waitFor();
    const isInSight = () =>
      bottom.evaluate((element) => element.getBoundingClientRect().top < globalThis.innerHeight);
    expect(await isInSight()).toBe(true);
    await page.mouse.wheel(0, 150);
    await expect.poll(isInSight).toBe(false);
    await page.mouse.wheel(0, -20);
    await expect.poll(isInSight).toBe(true);
    const places = await bottom
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(places).toEqual([
      ["Accueil", "/dashboard"],
      ["Missions", "/dashboard/missions"],
      ["Premium", "/dashboard/premium"],
      ["Publier", "/dashboard/missions/poster-une-mission"],
      ["Messages", "/dashboard/messages"],
      ["Profil", "/dashboard/profil"],
    ]);
    await page.goto(`${product.url}/dashboard/missions?vue=ouvertes`);
    // A requester's missions are their own.
    const own = page.getByRole("main").getByRole("link", { name: "Mes missions", exact: true });
    await own.waitFor();
    expect(await own.getAttribute("aria-current")).toBeNull();
    await bottom.getByRole("link", { name: "Missions" }).click();
    await page.waitForURL(`${product.url}/dashboard/missions`);
    await expect.poll(() => own.getAttribute("aria-current")).toBe("page");
  });

  it("has it on profile pages only where the window is wide, but for favourites and security, and space in its place [BOT-04, BOT-05, BOT-06, BOT-07]", async () => {
    const { page } = odile;
    const bottom = page.getByRole("navigation", { name: "Accès rapides" });
    const own = ["/dashboard/profil", "/dashboard/profil/verification"];
    const ordinary = ["/dashboard/profil/favoris", "/dashboard/profil/securite"];
    for (const [width, hidden] of [
      [390, own],
      [1280, []],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...own, ...ordinary]) {
        await page.goto(product.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await bottom.waitFor({
          state: (hidden as readonly string[]).includes(path) ? "detached" : "visible",
        });
        const isExtra = width === 390 && own.includes(path);
        const space = () =>
          page
            .getByRole("main")
            .evaluate(
              (main) => document.documentElement.scrollHeight - main.getBoundingClientRect().bottom - scrollY,
            );
        if (isExtra) await expect.poll(space).toBeGreaterThanOrEqual(80);
      }
    }
    await page.setViewportSize({ width: 390, height: 500 });
  });

  it("has none on public pages, those of signing in, nor where the admin area would be [BOT-02, BOT-03]", async () => {
    const { page } = odile;
    for (const path of ["/", "/admin/nulle-part", "/forgot-password", "/reset-password", "/verify-email"]) {
      await page.goto(product.url + path);
      await bar(odile)
        .getByRole("button", { name: /^Notifications/ })
        .waitFor();
      expect(await page.getByRole("navigation", { name: "Accès rapides" }).count()).toBe(0);
    }
    const { page: visitor } = await newPerson(product.browser);
    for (const path of ["/login", "/inscription", "/verify-two-factor?email=x"]) {
      await visit(visitor, product.url + path);
      expect(new URL(visitor.url()).pathname).toBe(path.split("?")[0]);
      expect(await visitor.getByRole("navigation", { name: "Accès rapides" }).count()).toBe(0);
    }
    await visitor.context().close();
  });

  it("has a bar between 280 and 420 px wide on every window [BOT-25, BOT-26]", async () => {
    const { page } = odile;
    await page.goto(`${product.url}/dashboard`);
    const bottom = page.getByRole("navigation", { name: "Accès rapides" });
    const widths: number[] = [];
    for (const width of [300, 390, 1280]) {
      await page.setViewportSize({ width, height: 500 });
      widths.push((await bottom.boundingBox())?.width ?? 0);
    }
    expect(widths.filter((width) => width < 280 || width > 420)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 500 });
  });

  it("finds the missions and the offers at their addresses, no mission of that name, and the 404 page where a link leads nowhere [ERR-16, MISS-01, MISS-05]", async () => {
    const { page } = odile;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${product.url}/dashboard/missions`);
    await page.getByRole("heading", { level: 1, name: "Missions" }).waitFor();
    await page.getByRole("link", { name: "Ouvertes", exact: true }).waitFor();
    await visit(page, `${product.url}/dashboard/missions/offres`);
    await page.getByRole("navigation", { name: "Sens des propositions" }).waitFor();
    await page.getByText("Aucune proposition").waitFor();
    expect(asked.filter((path) => path === "/api/missions/offres")).toEqual([]);
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "/dashboard/nulle-part");
      dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
    });
    const missing = page.getByRole("heading", {
      level: 1,
      name: "Oups! La page que vous cherchez n’existe pas",
    });
    await missing.waitFor();
    const posted = await page.goto(`${product.url}/dashboard/nulle-part`);
    expect(posted?.status()).toBe(404);
    await missing.waitFor();
  });

  it("comes back to the top by a button, there past 30 % of the page, on those of the profile past 15 % [BOT-27, BOT-28, BOT-29]", async () => {
    const { page } = odile;
    await page.goto(`${product.url}/`);
    await page.waitForLoadState("networkidle");
    const toTop = page.getByRole("button", { name: "Revenir en haut de la page" });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const way = document.documentElement.scrollHeight - globalThis.innerHeight;
        globalThis.scrollTo(0, Math.round(way * part));
      }, share);
    await scrollTo(0.28);
    await page.waitForTimeout(500);
    expect(await toTop.count()).toBe(0);
    await scrollTo(0.32);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
    await toTop.waitFor({ state: "detached" });

    await page.goto(`${product.url}/dashboard/profil/securite`);
    await page.waitForLoadState("networkidle");
    await scrollTo(0.14);
    await page.waitForTimeout(500);
    expect(await toTop.count()).toBe(0);
    await scrollTo(0.17);
    await toTop.waitFor();
  });

  it("leaves by the side menu, which closes, and stands on the landing page, though what comes with a session is still on its way [NAV-24, NAV-31, NAV-32, NAV-33]", async () => {
    const { page } = odile;
    const release = await holdBack(page, /\/api\/auth\/socket\/token$/);
    const known = page.waitForResponse((response) => response.url().endsWith("/api/users/activity"));
    await page.goto(`${product.url}/dashboard`);
    await known;
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const menu = page.getByRole("dialog", { name: "Jobami" });
    const left = page.waitForRequest((request) => request.url().endsWith("/api/auth/logout"));
    await menu.getByRole("button", { name: "Se déconnecter" }).click();
    expect((await left).method()).toBe("POST");
    await page.waitForURL(`${product.url}/`);
    await release();
    await menu.waitFor({ state: "detached" });
    expect((await page.context().cookies()).filter(({ name }) => name === "jobami_session")).toEqual([]);
    await page.goBack();
    await page.getByText("Vous devez vous connecter pour accéder à cette page").waitFor();
    expect(odile.troubles).toEqual([]);
  });
});
