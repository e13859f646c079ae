import { describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { wholeMemberPaths, wholeStaffPaths } from "../known-pages.ts";
import { useProduct } from "../product.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";

const paths = { members: wholeMemberPaths, staff: wholeStaffPaths };

/** How much of the view may move by itself while a page comes: what counts as good (web.dev/articles/cls), and for members half of that. */
const mostMoved = { members: 0.05, staff: 0.1 };

describe("every page, with what a demo holds", () => {
  const product = useProduct({ demoData: true });

  it.each([
    ["of a jobbeur on a phone", "karim", 390, "members"],
    ["of a requester on a phone", "lea", 390, "members"],
    ["of a jobbeur on a wide screen", "karim", 1280, "members"],
    ["of the administration on a phone", "anne", 390, "staff"],
    ["of the administration on a wide screen", "anne", 1280, "staff"],
  ] as const)(
    "%s comes whole: one title, nothing beyond the window's edge, and nothing that moves under a thumb",
    async (_, who, width, pages) => {
      const { page, troubles } = await newPerson(product.browser, { viewport: { width, height: 844 } });
      await page.context().addCookies(await demoCookies(product.url, who));
      await noteShifts(page);
      const faults: string[] = [];
      for (const path of paths[pages]) {
        await visit(page, product.url + path);
        await page.locator("h1").first().waitFor();
        await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
        const { titles, beyond } = await page.evaluate(() => ({
          titles: document.querySelectorAll("h1").length,
          beyond: document.documentElement.scrollWidth - globalThis.innerWidth,
        }));
        const shifts = await shiftsOf(page);
        const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
        if (titles !== 1 || beyond > 0 || moved > mostMoved[pages])
          faults.push(`${path}: ${titles} titles, ${beyond} px beyond, ${moved} moved\n${shifts.join("\n")}`);
      }
      expect(faults, faults.join("\n")).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
