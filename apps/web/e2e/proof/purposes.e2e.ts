import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { wholeMemberPaths, wholePublicPaths, wholeStaffPaths } from "../known-pages.ts";
import { useProduct } from "../product.ts";
import { jobbeurPurposes, requesterPurposes } from "../purposes.members.ts";
import { publicPurposes } from "../purposes.public.ts";
import { staffPurposes } from "../purposes.staff.ts";

/** So many pages from one address within minutes are none of a person's. */
const product = useProduct({
  demoData: true,
  settings: { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" },
});

describe.each([
  { reader: "a visitor", who: null, paths: wholePublicPaths, purposes: publicPurposes },
  { reader: "a requester", who: "lea", paths: wholeMemberPaths, purposes: requesterPurposes },
  { reader: "a jobbeur", who: "karim", paths: wholeMemberPaths, purposes: jobbeurPurposes },
  { reader: "the administration", who: "anne", paths: wholeStaffPaths, purposes: staffPurposes },
])("for $reader", ({ who, paths, purposes }) => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(product.browser);
    if (who !== null) await person.page.context().addCookies(await demoCookies(product.url, who));
  });
  afterAll(() => person.page.context().close());

  it("every page of the map states here what it is for", () => {
    expect(Object.keys(purposes).toSorted()).toEqual([...paths].toSorted());
    const aimless = Object.entries(purposes).filter(([, { shown }]) => shown.length === 0);
    expect(aimless).toEqual([]);
  });

  it.each(Object.entries(purposes).map(([path, { rows, shown }]) => ({ path, rows, shown })))(
    "$path shows what it is for$rows",
    async ({ path, shown }) => {
      const { page, troubles } = person;
      await visit(page, product.url + path);
      const main = page.getByRole("main");
      for (const [index, find] of shown.entries()) {
        const found = find(main).filter({ visible: true });
        await expect.poll(() => found.count(), { message: `${path}: ${index + 1}` }).toBeGreaterThan(0);
      }
      expect(troubles.splice(0)).toEqual([]);
    },
  );
});
