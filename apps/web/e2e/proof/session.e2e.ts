import { authClient } from "@jobami/api/auth/client";
import { createApi } from "@jobami/api/http/client";
import { usersClient } from "@jobami/api/users/client";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { callsOf, noteCalls, pauseClock, timesOf, timesOnce } from "../page-calls.ts";
import { useProduct } from "../product.ts";
import { cutHedges, goodPassword, hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const judith = newcomer("Judith", "jobbeur");

const product = useProduct();

let owner: Visitor;
beforeAll(async () => {
  await cutHedges(await join(product.url, judith));
  owner = await join(product.url, newcomer("Olivier"));
  await owner.missions.create({ body: hedgeMission(1) });
});

describe("the session of a page", () => {
  let person: Person;
  let page: Page;
  const main = () => page.getByRole("main");
  const watch = async (one: Page) => {
    await one.addInitScript(noteCalls);
    await one.clock.install();
  };

  beforeAll(async () => {
    person = await newPerson(product.browser);
    page = person.page;
    await watch(page);
    await signIn(page, product.url, judith.email);
  });
  afterEach(() => page.clock.resume());

  it("is no one’s yet while the profile call runs, theirs once it succeeded, and a refresh follows; a protected page shows a spinner meanwhile, neither itself nor the refusal; cookies go with every call [ROLE-08, SESS-01, SESS-02, SESS-26]", async () => {
    await page.context().clearCookies({ name: "jobami_access" });
    const release = await holdBack(page, /\/api\/auth\/profil$/);
    await page.goto(`${product.url}/dashboard/notifications`);
    await expect.poll(async () => (await timesOf(page, "GET /api/auth/profil")).length).toBe(1);
    expect(await page.getByRole("button", { name: "Mon compte" }).count()).toBe(0);
    await main().getByText("Chargement en cours…").first().waitFor();
    expect(await main().getByRole("heading", { level: 1 }).count()).toBe(0);
    expect((await callsOf(page)).map(({ what }) => what)).not.toContain("POST /api/users/activity");
    await release();
    await page.getByRole("button", { name: "Mon compte" }).waitFor();
    await main().getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
    await page.unroute(/\/api\/auth\/profil$/);
    await visit(page, `${product.url}/dashboard/notifications`);
    const begins = async () =>
      (await callsOf(page))
        .map(({ what }) => what)
        .filter((what) => what.includes("/api/auth/"))
        .slice(0, 2);
    await expect.poll(begins).toEqual(["GET /api/auth/profil", "POST /api/auth/refresh-token"]);
    const calls = (await callsOf(page)).filter(({ what }) => what.includes(" /api/"));
    expect([...new Set(calls.map(({ credentials }) => credentials))]).toEqual(["include"]);
  });

  it("pings every 30 s, is checked every 2 minutes and refreshed every 5, but not within 30 s of another refresh [SESS-10, SESS-11, SESS-15, SESS-23]", async () => {
    await visit(page, `${product.url}/dashboard/parametres`);
    // The first comes when the page has time for it, which a stopped clock would not give.
    await timesOnce(page, "POST /api/users/activity", 1);
    await pauseClock(page);
    await page.clock.runFor(30_000);
    const [first = 0, second = 0] = await timesOnce(page, "POST /api/users/activity", 2);
    const begun = second - 30_000;
    expect(Math.abs(first - begun)).toBeLessThan(1000);
    const until = async (ms: number) =>
      page.clock.runFor(begun + ms - (await page.evaluate(() => Date.now())));
    /** Each has a clock of its own, set within a moment of the others. */
    const since = async (what: string) =>
      (await timesOf(page, what)).map((at) => Math.round((at - begun) / 100) * 100);
    for (let half = 2; half <= 9; half += 1) await until(half * 30_000);
    expect((await since("POST /api/users/activity")).slice(1)).toEqual(
      Array.from({ length: 9 }, (_, index) => (index + 1) * 30_000),
    );
    expect(await since("POST /api/auth/verify-profil")).toEqual([120_000, 240_000]);
    await until(280_000);
    await page.route("**/api/notifications?*", (route) => route.fulfill({ status: 401, json: refused }), {
      times: 1,
    });
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem").first().waitFor();
    await page.keyboard.press("Escape");
    const before = await since("POST /api/auth/refresh-token");
    expect(before.slice(1)).toEqual([280_000]);
    await until(590_000);
    expect((await since("POST /api/auth/refresh-token")).slice(1)).toEqual([280_000]);
    await until(600_000);
    expect((await since("POST /api/auth/refresh-token")).slice(1)).toEqual([280_000, 600_000]);
  });

  it("makes a change that breaks on its way once more, under the same key, and states nothing of a token that was asked for too often [SESS-34, SESS-35]", async () => {
    await visit(page, `${product.url}/dashboard/parametres`);
    const change = "**/api/user/cgv-cgu-consent";
    const changes = async () =>
      (await callsOf(page)).filter(({ what }) => what === "DELETE /api/user/cgv-cgu-consent");
    await page.route(change, (route) => route.abort("connectionclosed"), { times: 1 });
    await page.getByRole("button", { name: "Révoquer mon acceptation" }).click();
    await page.getByText("Votre acceptation des CGV et CGU est révoquée").first().waitFor();
    const keys = (await changes()).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(keys[0]).toMatch(/^\S{20,}$/);

    await visit(page, `${product.url}/dashboard/parametres`);
    await page.route("**/api/auth/csrf", (route) => route.fulfill({ status: 429, json: {} }));
    await page.route(
      change,
      (route) => route.fulfill({ status: 403, json: { ...refused, code: "CSRF_TOKEN_INVALID" } }),
      { times: 1 },
    );
    await page.getByRole("button", { name: "Lire et accepter" }).click();
    const dialog = page.getByRole("dialog", { name: "Conditions générales (CGV et CGU)" });
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Confirmer" }).click();
    await page.getByText("CGV et CGU acceptées avec succès").first().waitFor();
    const posted = (await callsOf(page)).map(({ what }) => what);
    expect(posted.filter((what) => /csrf|POST .*consent$/.test(what))).toEqual([
      "POST /api/user/cgv-cgu-consent",
      "GET /api/auth/csrf",
      "POST /api/user/cgv-cgu-consent",
    ]);
    expect((await page.getByRole("alert").allTextContents()).filter((text) => text !== "")).toEqual([]);
    await page.unroute("**/api/auth/csrf");
  });

  it("reads once more after 1 s what could not be read, not again within 30 s nor for a look at another window [APP-06, APP-07, APP-08]", async () => {
    const list = "GET /api/notifications";
    const page = await person.page.context().newPage();
    await watch(page);
    // A channel that is lost as the clock runs, and comes back, has the list read again; one that stays away only after 60 s.
    await page.routeWebSocket(/\/api\/live/, () => {});
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/notifications?*", async (route) => {
      await isReleased;
      await route.fulfill({ status: 500, json: refused });
    });
    await page.goto(`${product.url}/dashboard/notifications`);
    await timesOnce(page, list, 1);
    await pauseClock(page);
    release();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    await page.clock.runFor(899);
    expect(await timesOf(page, list)).toHaveLength(1);
    await page.clock.runFor(202);
    expect(await timesOf(page, list)).toHaveLength(2);
    await page.clock.runFor(30_000);
    expect(await timesOf(page, list)).toHaveLength(2);
    await page.unroute("**/api/notifications?*");
    await page.clock.resume();

    await visit(page, `${product.url}/dashboard/notifications`);
    const lines = page.locator('[id^="notif-"]');
    await lines.first().waitFor();
    await pauseClock(page);
    const read = (await timesOf(page, list)).length;
    const comeBack = async () => {
      // Not by the first page of the dashboard: it reads notifications itself.
      await page.getByRole("link", { name: "Missions", exact: true }).first().click();
      await page.waitForURL(/\/dashboard\/missions$/);
      await lines.first().waitFor({ state: "detached" });
      await page.goBack();
      await lines.first().waitFor();
      // What is read again is asked for in the next frame, which the page's clock draws.
      await page.clock.runFor(100);
    };
    await comeBack();
    expect(await timesOf(page, list)).toHaveLength(read);
    await page.clock.runFor(31_000);
    for (const event of ["visibilitychange", "focus"])
      await page.evaluate((name) => {
        document.dispatchEvent(new Event(name));
        globalThis.dispatchEvent(new Event(name));
      }, event);
    await page.clock.runFor(10_000);
    expect(await timesOf(page, list)).toHaveLength(read);
    await comeBack();
    await timesOnce(page, list, read + 1);
    await page.close();
  });

  it("ends with a message and on the sign-in page when the server knows it no more [SESS-01, SESS-21, ERR-18]", async () => {
    await page.context().clearCookies({ name: /jobami_(access|refresh)/ });
    await page.goto(`${product.url}/dashboard/notifications`);
    await page.waitForURL(/\/login\?from=/);
    await page.getByText("Session expirée. Veuillez vous reconnecter.").first().waitFor();
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Connexion" })
      .waitFor();
  });
});

const refused = { success: false, code: "UNAUTHENTICATED", message: "" };

/** Cuts every channel of the page as it is opened, and notes when by the page's clock. */
function cutChannels(): void {
  const attempts: number[] = [];
  Object.assign(globalThis, {
    attempts,
    WebSocket: class {
      onerror?: (event: Event) => void;
      onclose?: (event: object) => void;
      constructor() {
        attempts.push(Date.now());
        queueMicrotask(() => {
          this.onerror?.(new Event("error"));
          this.onclose?.({ code: 1006, reason: "" });
        });
      }
      close() {}
    },
  });
}

describe("the live channel of a page", () => {
  const token = "GET /api/auth/socket/token";
  let page: Page;
  let opened = 0;
  const lines = () => page.getByRole("main");

  /** A page whose clock is the server's: one that ran ahead is set right by what the server answers. */
  const begin = async () => {
    ({ page } = await newPerson(product.browser));
    await page.addInitScript(noteCalls);
    await page.clock.install();
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      socket.connectToServer();
      opened += 1;
    });
    await signIn(page, product.url, judith.email);
  };
  beforeAll(begin);

  afterEach(() => page.clock.resume());
  /** The transport needs moments of its own beside the waits. */
  const hasOpened = async (times: number) => {
    await page.clock.runFor(1);
    return opened === times;
  };

  it("is opened again 5 times at most, after 2, 4, 8, 16 and 32 s [SOCK-04]", async () => {
    const { page: cut } = await newPerson(product.browser);
    await cut.clock.install();
    await signIn(cut, product.url, judith.email);
    await cut.addInitScript(cutChannels);
    await cut.reload();
    const attempts = () => cut.evaluate(() => (globalThis as unknown as { attempts: number[] }).attempts);
    await expect.poll(async () => (await attempts()).length).toBeGreaterThanOrEqual(1);
    await pauseClock(cut);
    /** Steps of an eighth of the wait: an attempt is noted late by as much, for its token comes in real time. */
    for (const [index, seconds] of [2, 4, 8, 16, 32].entries())
      await expect
        .poll(async () => {
          await cut.clock.runFor(seconds * 125);
          return (await attempts()).length;
        })
        .toBeGreaterThanOrEqual(index + 2);
    await cut.getByRole("main").getByText("Les nouveautés n’arrivent plus.").waitFor();
    await cut.clock.runFor(600_000);
    const times = await attempts();
    const waits = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
    expect(waits.map((wait) => 2 ** Math.round(Math.log2(wait)))).toEqual([2, 4, 8, 16, 32]);
    await cut.context().close();
  });

  it.each([403, 429])(
    "rests for 5 minutes once its token was refused with %d, and then opens [SOCK-07]",
    async (status) => {
      await page.context().close();
      await begin();
      await page.route("**/api/auth/socket/token", (route) => route.fulfill({ status, json: {} }));
      await page.evaluate(() => localStorage.removeItem("jobami:socket"));
      await page.reload();
      const line = lines().getByText("Rechargez la page pour voir les nouveautés.");
      await line.waitFor();
      opened = 0;
      await pauseClock(page);
      await page.unroute("**/api/auth/socket/token");
      const blockedUntil = await page.evaluate(
        () => JSON.parse(localStorage.getItem("jobami:socket") ?? "{}").value.blockedUntil as number,
      );
      const [refusedAt = 0] = await timesOnce(page, token, 1);
      expect(Math.round((blockedUntil - refusedAt) / 10_000)).toBe(30);
      await page.clock.runFor(blockedUntil - 1 - (await page.evaluate(() => Date.now())));
      expect([opened, (await timesOf(page, token)).length]).toEqual([0, 1]);
      await expect.poll(() => hasOpened(1)).toBe(true);
      const [, again = 0] = await timesOnce(page, token, 2);
      expect(Math.round((again - blockedUntil) / 1000)).toBe(0);
      await line.waitFor({ state: "detached" });
    },
  );

  it("discards what another tab is supposed to have stored when that is damaged or older than 60 s, and only then [COOK-15, COOK-16]", async () => {
    await page.context().close();
    await begin();
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    const stored = async () => {
      const cookies = await page.context().cookies();
      return cookies.find(({ name }) => name === "socket_active")?.value ?? null;
    };
    const find = async (value: string) => {
      await page.context().addCookies([{ name: "socket_active", value, url: product.url }]);
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole("main").getByText("Vous êtes hors ligne.").waitFor();
      await page.waitForLoadState("networkidle");
    };
    // A page has the time of the last one but for moments, which add up on a busy machine.
    await page.goto(`${product.url}/dashboard`);
    const now = await page.evaluate(() => Date.now());
    const of = (age: number) => encodeURIComponent(JSON.stringify({ timestamp: now - age }));
    for (const damaged of ["{", "hier", encodeURIComponent('{"timestamp":"hier"}'), of(61_000)]) {
      await find(damaged);
      await expect.poll(stored).toBeNull();
    }
    const fresh = of(30_000);
    await find(fresh);
    expect(await stored()).toBe(fresh);
  });
});

it("a client that can read no cookie keeps the token that it fetched for 5 minutes, and the headers of its changes for 60 s [SESS-32, SESS-33]", async () => {
  const jar = new Map<string, string>();
  const sent: { path: string; header: string | null }[] = [];
  let now = 0;
  let readable = "";
  const api = createApi({
    baseUrl: product.url,
    now: () => now,
    readCookies: () => readable,
    fetch: async (target, init) => {
      const headers = new Headers(init?.headers);
      sent.push({
        path: new URL(String(target)).pathname,
        header: headers.get("x-csrf-token") ?? headers.get("x-xsrf-token"),
      });
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      const answer = await fetch(target, { ...init, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        jar.set(name, value);
      }
      return answer;
    },
  });
  const fetched = () => sent.splice(0).filter(({ path }) => path === "/api/auth/csrf").length;
  await authClient(api).login({ body: { email: judith.email, password: goodPassword } });
  const ping = () => usersClient(api).activity();
  sent.splice(0);
  await ping();
  expect(fetched()).toBe(1);
  now = 299_999;
  await ping();
  expect(fetched()).toBe(0);
  now = 300_000;
  await ping();
  expect(fetched()).toBe(1);

  await ping();
  const known = sent.at(-1)?.header ?? "";
  expect(known).toMatch(/^\S{20,}$/);
  readable = "XSRF-TOKEN=autre";
  now += 59_999;
  await ping();
  expect(sent.at(-1)?.header).toBe(known);
  sent.splice(0);
  now += 1;
  await ping();
  expect(sent[0]?.header).toBe("autre");
});
