import { dayInFrance } from "@jobami/api/missions/days";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { moveDate } from "../../../../tools/clock-ahead.ts";
import { browserOf, type Person, takenOver, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const day = 86_400_000;
const pages = [
  "/dashboard",
  "/dashboard/missions",
  "/dashboard/planning",
  "/dashboard/missions/poster-une-mission",
];

describe("a device whose clock is wrong", () => {
  const product = useProduct();

  /** What a page shows, without the minutes that go by between two reads. */
  async function shownTime(page: Page, path: string): Promise<string> {
    await visit(page, product.url + path);
    await takenOver(page);
    const text = (await page.locator("main").allInnerTexts()).join("");
    return text.replace(/à l’instant|maintenant|il y a (?:\d+|quelques)\s\S+/g, "tout juste");
  }

  it.each([2 * day, -2 * day])("shows what one that is right shows, %d ms ahead", async (ahead) => {
    const owner = await join(product.url, newcomer("Odette"));
    const { data: mission } = await owner.missions.create({
      body: { ...hedgeMission(1), date: dayInFrance(Date.now() + day) },
    });
    const right = await browserOf(product.browser, owner);
    const wrong: Person = await browserOf(product.browser, owner);
    await wrong.page.addInitScript(moveDate, ahead);
    const path = `/dashboard/missions/${mission.id}`;
    const there = await shownTime(right.page, path);
    expect(there).toContain("Publiée tout juste");
    for (const one of [path, ...pages])
      expect(await shownTime(wrong.page, one)).toBe(await shownTime(right.page, one));
    expect(Math.abs((await wrong.page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(day);
    expect(wrong.troubles).toEqual([]);
    await wrong.page.context().close();
    await right.page.context().close();
  });
});
