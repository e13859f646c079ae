import { describe, expect, it } from "vitest";
import { offeredPages } from "../../app/offered-pages.ts";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";

/** Those whose address is whole: others are of one mission, one card, one document. */
const paths = Object.values(offeredPages)
  .map(({ path }) => path)
  .filter((path) => path.startsWith("/dashboard") && !path.includes(":"));

/** How much of the view may move by itself while a page comes: half of what counts as good (web.dev/articles/cls). */
const mostMoved = 0.05;

describe("every page of a member, with what a demo holds", () => {
  const product = useProduct({ demoData: true });

  it.each([
    ["a jobbeur on a phone", "karim", 390],
    ["a requester on a phone", "lea", 390],
    ["a jobbeur at a desk", "karim", 1280],
  ] as const)(
    "of %s comes whole: one title, nothing beyond the window's edge, and nothing that moves under a thumb",
    async (_, who, width) => {
      const { page, troubles } = await newPerson(product.browser, { viewport: { width, height: 844 } });
      await noteShifts(page);
      await signIn(page, product.url, `${who}@demo.example`, "Demo-2026!");
      const faults: string[] = [];
      for (const path of paths) {
        await visit(page, product.url + path);
        await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
        const { titles, beyond } = await page.evaluate(() => ({
          titles: document.querySelectorAll("h1").length,
          beyond: document.documentElement.scrollWidth - globalThis.innerWidth,
        }));
        const shifts = await shiftsOf(page);
        const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
        if (titles !== 1 || beyond > 0 || moved > mostMoved)
          faults.push(`${path}: ${titles} titles, ${beyond} px beyond, ${moved} moved\n${shifts.join("\n")}`);
      }
      expect(faults).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
