import { commentsClient } from "@jobami/api/comments/client";
import { contractHeader } from "@jobami/api/http/contract-version";
import { dayInFrance } from "@jobami/api/missions/days";
import type { Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { browserOf, holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();
const blocked = "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.";
const bell = ({ page }: Person, name: RegExp) => page.getByRole("button", { name });
const panel = ({ page }: Person) => page.getByRole("dialog", { name: "Notifications" });

describe("the bell over an inbox of two pages", () => {
  const reader = newcomer("Renaud");
  let renaud: Visitor;
  let browser: Person;
  let ids: string[];

  const line = (id: string) => browser.page.locator(`[id="notif-${id}"]`);
  const openBell = async () => {
    await bell(browser, /1 non lue/).click();
    return panel(browser);
  };
  const follow = async (id: string) => {
    const link = (await openBell()).getByRole("listitem").getByRole("link");
    expect(await link.getAttribute("href")).toBe(`/dashboard/notifications#notif-${id}`);
    await link.click();
    await panel(browser).waitFor({ state: "detached" });
  };
  const leaveUnread = (id: string) =>
    renaud.notifications.toggleRead({ params: { id }, body: { is_read: false } });
  /** Archives the first line, to which the server answers so, and reads what is stated of it. */
  async function actAndRead(answer: (route: Route) => Promise<void>, text: string): Promise<void> {
    const { page } = browser;
    const changes = /\/api\/notifications\/[^?]+$/;
    if (!/\/dashboard\/notifications$/.test(page.url()))
      await page.goto(`${product.url}/dashboard/notifications`);
    await page.route(changes, answer);
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Archiver/ })
      .click();
    const alertShown = page.getByRole("alert").getByText(text, { exact: true });
    await alertShown.waitFor();
    await page.getByRole("button", { name: "Fermer la notification" }).click();
    await alertShown.waitFor({ state: "detached" });
    await page.unroute(changes);
  }
  const isInView = (id: string) =>
    line(id).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= globalThis.innerHeight;
    });

  beforeAll(async () => {
    const odile = await join(product.url, newcomer("Odile", "jobbeur"));
    renaud = await join(product.url, reader);
    const { data: mission } = await renaud.missions.create({ body: hedgeMission(100) });
    const comments = commentsClient(odile.api);
    for (let number = 1; number <= 30; number += 1)
      await comments.post({ params: { id: mission.id }, body: { comment: `Question numéro ${number}` } });
    const pages = [
      await renaud.notifications.list({ query: { page: 1 } }),
      await renaud.notifications.list({ query: { page: 2 } }),
    ];
    ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids.length).toBe(30);
    await renaud.notifications.markAllRead();
    browser = await newPerson(product.browser);
    await signIn(browser.page, product.url, reader.email);
  });

  it.each([
    ["low on the first page", 14, /\/dashboard\/notifications#notif-/],
    ["low on the second page", 29, /\/dashboard\/notifications\?page=2#notif-/],
  ])("a line %s comes into view, and Back leads back [NOTIF-18, NOTIF-24]", async (_, index, address) => {
    const { page } = browser;
    const id = ids[index] ?? "";
    await page.goto(`${product.url}/dashboard/parametres`);
    await leaveUnread(id);
    await follow(id);
    await page.waitForURL(address);
    expect(new URL(page.url()).hash).toBe(`#notif-${id}`);
    await line(id).waitFor();
    await expect.poll(() => isInView(id)).toBe(true);
    await page.goBack();
    await page.waitForURL(/\/dashboard\/parametres$/);
  });

  it("the panel states that it loads, holds the page still, and dates its lines the French way [NOTIF-21, NOTIF-32, NOTIF-38]", async () => {
    const { page } = browser;
    const id = ids[4] ?? "";
    await leaveUnread(id);
    const release = await holdBack(page, /\/api\/notifications\?/);
    await page.goto(`${product.url}/dashboard/parametres`);
    await openBell();
    await panel(browser).getByText("Chargement...", { exact: true }).waitFor();
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe("hidden");
    await release();
    const shown = panel(browser).locator("time");
    await shown.waitFor();
    const at = Date.parse((await shown.getAttribute("datetime")) ?? "");
    const day = dayInFrance(at).split("-").reverse().join("/");
    expect(await shown.textContent()).toContain(day);
    await page.keyboard.press("Escape");
    await expect.poll(overflow).not.toBe("hidden");
    await renaud.notifications.toggleRead({ params: { id }, body: { is_read: true } });
    await bell(browser, /rien de nouveau/).waitFor();
  });

  it("the panel is empty, without a word about it, when its lines cannot be read [NOTIF-46]", async () => {
    const { page, troubles } = browser;
    await page.route("**/api/notifications?*", (route) => route.abort());
    await page.goto(`${product.url}/dashboard/parametres`);
    troubles.splice(0);
    await bell(browser, /rien de nouveau/).click();
    await panel(browser).getByText("Aucune nouvelle notification", { exact: true }).waitFor();
    expect(troubles).toEqual(["notifications: load NETWORK 0"]);
    expect(await page.getByRole("status").getByRole("listitem").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.unroute("**/api/notifications?*");
    await visit(page, `${product.url}/dashboard/parametres`);
    troubles.splice(0);
  });

  it.each([
    ["a wide window", { width: 1280, height: 900 }, { width: [500, 250, 1248], height: [450, 200, 800] }],
    ["a phone", { width: 390, height: 844 }, { width: [374, 250, 374], height: [350, 200, 764] }],
  ])(
    "in %s the panel has its first size, its least and its largest [NOTIF-40, NOTIF-41, NOTIF-42, NOTIF-43, NOTIF-44]",
    async (_, viewport, sizes) => {
      const { page } = await newPerson(product.browser, { viewport });
      await signIn(page, product.url, reader.email);
      await page.getByRole("button", { name: /rien de nouveau/ }).click();
      const opened = page.getByRole("dialog", { name: "Notifications" });
      for (const [name, wanted] of [
        [/Largeur/, sizes.width],
        [/Hauteur/, sizes.height],
      ] as const) {
        const edge = opened.getByRole("separator", { name });
        const read = () =>
          Promise.all(
            ["aria-valuenow", "aria-valuemin", "aria-valuemax"].map(async (value) =>
              Number(await edge.getAttribute(value)),
            ),
          );
        await expect.poll(read).toEqual(wanted);
      }
      const box = await opened.boundingBox();
      expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([
        sizes.width[0],
        sizes.height[0],
      ]);
      await page.context().close();
    },
  );

  it("the panel whose code could not come is missed aloud, and there again once the page is loaded anew", async () => {
    const person = await browserOf(product.browser, renaud);
    const { page } = person;
    const code = /\/assets\/PopoverBody-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await visit(page, `${product.url}/dashboard`);
    await bell(person, /^Notifications/).click();
    const missed = page.getByRole("status").getByText("Une partie de la page n’a pas pu être chargée.");
    await missed.waitFor();
    // This browser keeps a module's failure: the network alone does not bring the panel back.
    await page.unroute(code);
    await bell(person, /^Notifications/).click();
    await missed.waitFor();
    expect(await panel(person).count()).toBe(0);
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await missed.waitFor({ state: "detached" });
    await bell(person, /^Notifications/).click();
    await panel(person).waitFor();
    await page.context().close();
  });

  it("a page that the server no longer talks to states it, and goes on once it is loaded anew", async () => {
    const person = await browserOf(product.browser, renaud);
    const { page } = person;
    await visit(page, `${product.url}/dashboard`);
    await page.route("**/api/**", (route) =>
      route.continue({ headers: { ...route.request().headers(), [contractHeader]: "0" } }),
    );
    await bell(person, /^Notifications/).click();
    const missed = page.getByRole("status").getByText("Une partie de la page n’a pas pu être chargée.");
    await missed.waitFor();
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await missed.waitFor({ state: "detached" });
    await bell(person, /^Notifications/).click();
    await panel(person).waitFor();
    await page.context().close();
  });

  it("a mark that fails is logged only, and the line is followed all the same [NOTIF-47]", async () => {
    const { page, troubles } = browser;
    const id = ids[2] ?? "";
    await bell(browser, /rien de nouveau/).waitFor();
    expect(troubles.splice(0)).toEqual([]);
    await leaveUnread(id);
    await page.route("**/toggle-read", (route) => route.abort());
    await follow(id);
    await page.waitForURL(/\/dashboard\/notifications#notif-/);
    await line(id).waitFor();
    await expect.poll(() => troubles).toEqual(["notifications: mark NETWORK 0"]);
    expect(await page.getByRole("region", { name: "Notifications" }).getByRole("listitem").count()).toBe(0);
    await page.unroute("**/toggle-read");
  });

  it("the panel closes beside it and by its link, which leads to what is unread alone [NOTIF-17, NOTIF-23, NOTIF-37]", async () => {
    const { page } = browser;
    await openBell();
    await panel(browser).waitFor();
    await page.mouse.click(40, 600);
    await panel(browser).waitFor({ state: "detached" });
    const link = (await openBell()).getByRole("link", { name: "Voir toutes les non lues" });
    await link.click();
    await page.waitForURL(/\/dashboard\/notifications\?unread=true$/);
    await panel(browser).waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("article").count()).toBe(1);
    expect(await line(ids[2] ?? "").count()).toBe(1);
    await openBell();
    await panel(browser).getByRole("listitem").getByRole("link").click();
    await panel(browser).waitFor({ state: "detached" });
  });

  it.each([
    [429, {}, "Trop de tentatives de connexion ont échoué. Revenez dans quelques minutes."],
    [403, { type: "BRUTE_FORCE_BLOCKED" }, blocked],
    [403, { action: "brute_force_blocked" }, blocked],
    [403, {}, "Accès refusé\u00a0: vous n’avez pas les droits nécessaires."],
    [404, {}, "La ressource demandée n’existe pas."],
    [500, {}, "Une erreur est survenue sur le serveur. Réessayez plus tard."],
    [418, {}, "Une erreur inattendue s’est produite. Réessayez."],
  ])(
    "an act that is answered %d and %j is reported with its text [ERR-17, ERR-19, ERR-20, ERR-22, ERR-23, ERR-24, ERR-25]",
    async (status, json, text) => {
      await actAndRead((route) => route.fulfill({ status, json }), text);
    },
  );

  it("an act without an answer, or without its token, is reported as text [ERR-21, ERR-26]", async () => {
    const { page, troubles } = browser;
    await actAndRead((route) => route.abort(), "Impossible de joindre le serveur. Vérifiez votre connexion.");
    await page.route("**/api/auth/csrf", (route) => route.fulfill({ status: 403, json: {} }));
    const stale = { success: false, code: "CSRF_TOKEN_INVALID", message: "" };
    await actAndRead((route) => route.fulfill({ status: 403, json: stale }), blocked);
    await page.unroute("**/api/auth/csrf");
    await page.goto(`${product.url}/dashboard/notifications`);
    troubles.splice(0);
  });

  it("what a line holds is shown and never run [NOTIF-03]", async () => {
    const { page } = browser;
    await page.route("**/api/notifications?*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { content: string }[] };
      for (const one of body.data)
        one.content = '<p>Bonjour<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=2</script></p>';
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${product.url}/dashboard/notifications`);
    const first = page.getByRole("article").first();
    await first.getByText("Bonjour").waitFor();
    expect(await first.getByRole("paragraph").first().textContent()).toBe("Bonjour");
    expect(await first.locator("img, script").count()).toBe(0);
    expect(await page.evaluate(() => "hit" in globalThis)).toBe(false);
    await page.unroute("**/api/notifications?*");
  });

  it("that a call is refused for no one is signed in is logged as information, never as an error [ERR-29]", async () => {
    const { page } = browser;
    const logged: string[][] = [];
    await page.goto(`${product.url}/dashboard/parametres`);
    await bell(browser, /^Notifications/).waitFor();
    await page.waitForLoadState("networkidle");
    page.on("console", (message) => {
      if (!message.text().startsWith("Failed to load resource"))
        logged.push([message.type(), message.text()]);
    });
    await page.route("**/api/notifications?*", (route) =>
      route.fulfill({ status: 401, json: { success: false, code: "UNAUTHENTICATED", message: "" } }),
    );
    await page.route("**/api/auth/refresh-token", (route) => route.abort());
    await bell(browser, /^Notifications/).click();
    await expect.poll(() => logged).toEqual([["info", "notifications: load UNAUTHENTICATED"]]);
    await panel(browser).getByText("Aucune nouvelle notification", { exact: true }).waitFor();
    expect(logged.filter(([type]) => type === "error")).toEqual([]);
    await page.context().close();
  });
});
