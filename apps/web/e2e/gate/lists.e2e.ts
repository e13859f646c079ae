import { beforeAll, describe, expect, it } from "vitest";
import { browserOf, holdBack, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

describe("a list of missions that is longer than a page", () => {
  const product = useProduct();
  let karim: Person;
  /** What was asked of the list, by its address. */
  const asked: URL[] = [];

  const list = () => karim.page.getByRole("list", { name: "Missions ouvertes" });
  const titles = () => list().getByRole("heading").allTextContents();
  const urgent = () => karim.page.getByRole("checkbox", { name: "Urgentes" });
  const openFilters = async () => {
    await karim.page.getByRole("button", { name: "Filtres" }).click();
    await urgent().waitFor();
  };
  const failure = () => karim.page.getByText("La liste n’a pas pu être chargée.");
  const cursors = () => asked.splice(0).map(({ searchParams }) => searchParams.get("cursor"));

  /** Waits until the titles of the list satisfy a person. */
  async function listThat(holds: (titles: readonly string[]) => boolean): Promise<readonly string[]> {
    await expect.poll(async () => holds(await titles())).toBe(true);
    return titles();
  }

  /** Opens the list, with the quick entries below it: they come late on a slow device, and the page grows by them. */
  async function open(search = ""): Promise<void> {
    await visit(karim.page, `${product.url}/dashboard/missions${search}`);
    await karim.page.getByRole("navigation", { name: "Accès rapides" }).waitFor();
  }

  beforeAll(async () => {
    const odile = await join(product.url, newcomer("Odile"));
    for (let number = 1; number <= 14; number += 1)
      await odile.missions.create({ body: { ...hedgeMission(number), isUrgent: number === 7 } });
    const jobbeur = await join(product.url, newcomer("Karim", "jobbeur"));
    karim = await browserOf(product.browser, jobbeur, { viewport: { width: 1280, height: 700 } });
    karim.page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/missions") asked.push(url);
    });
  });

  it("goes on by key, ten a page, and comes back to where it was without asking again [MISS-13]", async () => {
    await open();
    const first = await listThat(({ length }) => length === 10);
    const next = karim.page.getByRole("link", { name: "Page suivante" });
    await next.scrollIntoViewIfNeeded();
    const before = await karim.page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    // The first page that one comes to is in the document.
    expect(cursors()).toEqual([]);
    await next.click();
    const second = await listThat((now) => now.length > 0 && now[0] !== first[0]);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect(cursors()).toEqual([expect.stringMatching(/^recent~/)]);

    await karim.page.goBack();
    expect(await listThat((now) => now[0] === first[0])).toEqual(first);
    await expect.poll(() => karim.page.evaluate(() => scrollY)).toBe(before);
    expect(cursors()).toEqual([]);

    await open("?page=2");
    expect(await listThat(({ length }) => length > 0)).toEqual(second);
    expect(cursors()).toEqual([]);
  });

  it.each([
    { width: 1280, height: 800, least: 8 },
    { width: 390, height: 844, least: 3 },
  ])("shows $least missions at $width × $height, none of them under a bar", async ({ least, ...size }) => {
    const { page } = karim;
    await page.setViewportSize(size);
    await open();
    await listThat(({ length }) => length === 10);
    const seen = await page.evaluate(() => {
      const edge = (selector: string, side: "top" | "bottom") =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
      const top = edge("header[data-place]", "bottom");
      const bottom = edge("nav[aria-label='Accès rapides']", "top");
      return [...document.querySelectorAll("ul[aria-label='Missions ouvertes'] > li")]
        .map((row) => row.getBoundingClientRect())
        .filter((row) => row.top >= top && row.bottom <= bottom).length;
    });
    await page.setViewportSize({ width: 1280, height: 700 });
    expect(seen).toBeGreaterThanOrEqual(least);
  });

  it("scrolls on to its end after a button on top was pressed, though bars come at the foot meanwhile", async () => {
    const { page } = karim;
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    await listThat(({ length }) => length === 10);
    await openFilters();
    await page.mouse.move(195, 400);
    const left = () =>
      page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
    const whole = await left();
    for (let turn = 0; turn < Math.ceil(whole / 200) + 1; turn += 1) {
      const before = await left();
      await page.mouse.wheel(0, 200);
      if (before > 200) await expect.poll(left).toBeLessThan(before);
    }
    await expect.poll(left).toBeLessThan(2);
    await page.setViewportSize({ width: 1280, height: 700 });
  });

  it("is gone through by J and K, on the list and from mission to mission, and stands where it was on the way back", async () => {
    const { page } = karim;
    // Where there is no room for a mission beside its list.
    await page.setViewportSize({ width: 900, height: 700 });
    await visit(page, `${product.url}/dashboard/missions?tri=prix`);
    const all = await listThat(({ length }) => length === 10);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    const heading = (title = "") => page.getByRole("heading", { level: 1, name: title });
    await list().getByRole("link").first().focus();
    for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
    expect(await focused()).toBe(all[1]);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await heading(all[1]).waitFor();
    await page.keyboard.press("j");
    await heading(all[2]).waitFor();
    await page.keyboard.press("k");
    await heading(all[1]).waitFor();
    await page.getByRole("link", { name: "Mission suivante" }).click();
    await heading(all[2]).waitFor();
    await page.goBack();
    await page.waitForURL(/missions\?tri=prix$/);
    await expect.poll(focused).toBe(all[2]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.setViewportSize({ width: 1280, height: 700 });
  });

  it("states what narrows it, and gives each filter back by itself", async () => {
    const { page } = karim;
    await visit(page, `${product.url}/dashboard/missions?q=haie&urgent=oui`);
    await listThat((now) => now.length === 1);
    await page.getByText("1 mission", { exact: true }).waitFor();
    const chips = page.getByRole("list", { name: "Filtres actifs" });
    await chips.getByRole("button", { name: /Urgentes/ }).press("Enter");
    await page.waitForURL(/missions\?q=haie$/);
    await listThat(({ length }) => length === 10);
    await page.getByRole("button", { name: /Trier par/ }).click();
    await page.getByRole("option", { name: "Prochaines dates" }).click();
    await page.waitForURL(/q=haie&tri=date$/);
    await chips.getByRole("button", { name: /haie/ }).click();
    await page.waitForURL(/missions\?tri=date$/);
    await chips.waitFor({ state: "detached" });
  });

  it("does not show an answer that comes after another question", async () => {
    await open();
    const all = await listThat(({ length }) => length === 10);
    const release = await holdBack(karim.page, /is_urgent=true/);
    const question = karim.page.waitForRequest(/is_urgent=true/);
    await openFilters();
    await urgent().click();
    await question;
    await karim.page.waitForURL(/urgent=oui/);
    await urgent().click();
    await karim.page.waitForURL(/missions$/);
    const late = karim.page.waitForResponse(/is_urgent=true/);
    await release();
    await late;
    expect(await listThat((now) => now[0] === all[0])).toEqual(all);
    await karim.page.unroute(/is_urgent=true/);
  });

  it("builds a choice on the one before, though that is not in the address yet", async () => {
    await open();
    // Quicker than any device brings a choice to the address.
    const choose = (presses: number) =>
      karim.page.evaluate((times) => {
        const form = document.querySelector<HTMLFormElement>("search form");
        const box = form?.querySelector<HTMLInputElement>("input[type=checkbox]");
        for (let press = 0; press < times; press += 1) box?.click();
        form?.requestSubmit();
      }, presses);
    await openFilters();
    await karim.page.getByRole("searchbox", { name: "Rechercher", exact: true }).fill("haie");
    await choose(1);
    await karim.page.waitForURL(/missions\?q=haie&urgent=oui$/);
    expect(await listThat(({ length }) => length === 1)).toEqual(["Tailler la haie numéro 7"]);
    await karim.page.getByRole("searchbox", { name: "Rechercher", exact: true }).fill("");
    await choose(3);
    await karim.page.waitForURL(/missions$/);
    await listThat(({ length }) => length === 10);
  });

  it("keeps what it has while the network is away, and reads itself again when it is back", async () => {
    await open();
    const all = await listThat(({ length }) => length === 10);
    await karim.page.context().setOffline(true);
    await karim.page.getByRole("link", { name: "Page suivante" }).click();
    await failure().waitFor();
    expect(await titles()).toEqual(all);
    await karim.page.context().setOffline(false);
    await failure().waitFor({ state: "detached" });
    await listThat((now) => now.length > 0 && now[0] !== all[0]);
    expect(karim.troubles).toEqual([]);
  });
});
