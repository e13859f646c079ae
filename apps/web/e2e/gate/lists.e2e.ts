import { beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

describe("a list of missions that is longer than a page", () => {
  const product = useProduct();
  let karim: Person;
  /** What was asked of the list, by its address. */
  const asked: URL[] = [];

  const list = () => karim.page.getByRole("list", { name: "Missions ouvertes" });
  const titles = () => list().getByRole("heading").allTextContents();
  const urgent = () => karim.page.getByRole("checkbox", { name: "Urgentes seulement" });
  const failure = () => karim.page.getByText("La liste n’a pas pu être chargée.");
  const cursors = () => asked.splice(0).map(({ searchParams }) => searchParams.get("cursor"));

  /** Waits until the titles of the list satisfy somebody. */
  async function listThat(holds: (titles: readonly string[]) => boolean): Promise<readonly string[]> {
    await expect.poll(async () => holds(await titles())).toBe(true);
    return titles();
  }

  beforeAll(async () => {
    const odile = await join(product.url, newcomer("Odile"));
    for (let number = 1; number <= 14; number += 1)
      await odile.missions.create({ body: { ...hedgeMission(number), isUrgent: number === 7 } });
    await join(product.url, newcomer("Karim", "jobbeur"));
    karim = await newPerson(product.browser, { viewport: { width: 1280, height: 700 } });
    await signIn(karim.page, product.url, newcomer("Karim").email);
    karim.page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/missions") asked.push(url);
    });
  });

  it("goes on by key, ten a page, and comes back to where it was without asking again [MISS-13]", async () => {
    await visit(karim.page, `${product.url}/dashboard/missions`);
    const first = await listThat(({ length }) => length === 10);
    const next = karim.page.getByRole("link", { name: "Page suivante" });
    await next.scrollIntoViewIfNeeded();
    const before = await karim.page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    expect(new Set(cursors())).toEqual(new Set([null]));
    await next.click();
    const second = await listThat((now) => now.length > 0 && now[0] !== first[0]);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect(cursors()).toEqual([expect.stringMatching(/^recent~/)]);

    await karim.page.goBack();
    expect(await listThat((now) => now[0] === first[0])).toEqual(first);
    await expect.poll(() => karim.page.evaluate(() => scrollY)).toBe(before);
    expect(cursors()).toEqual([]);

    await visit(karim.page, `${product.url}/dashboard/missions?page=2`);
    expect(await listThat(({ length }) => length > 0)).toEqual(second);
    expect(new Set(cursors())).toEqual(new Set([null]));
  });

  it("does not show an answer that comes after another question", async () => {
    await visit(karim.page, `${product.url}/dashboard/missions`);
    const all = await listThat(({ length }) => length === 10);
    const release = await holdBack(karim.page, /is_urgent=true/);
    await urgent().click();
    await karim.page.waitForURL(/urgent=oui/);
    await urgent().click();
    await karim.page.waitForURL(/missions$/);
    const late = karim.page.waitForResponse(/is_urgent=true/);
    release();
    await late;
    expect(await listThat((now) => now[0] === all[0])).toEqual(all);
    await karim.page.unroute(/is_urgent=true/);
  });

  it("keeps what it has while the network is away, and reads itself again when it is back", async () => {
    await visit(karim.page, `${product.url}/dashboard/missions`);
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
