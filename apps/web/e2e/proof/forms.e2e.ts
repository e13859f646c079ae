import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newPerson, type Person } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { forms, goToForm, sendEmpty, whereRefused } from "../forms.ts";
import { heardOn, listen } from "../heard.ts";
import { useProduct } from "../product.ts";

const rowsOf = (file: string) => [forms[file] ?? []].flat();

describe("every form, sent empty", () => {
  const product = useProduct({ demoData: true });
  const people = new Map<string, Promise<Person>>();

  async function enter(who: string): Promise<Person> {
    const person = await newPerson(product.browser);
    if (who !== "visitor") await person.page.context().addCookies(await demoCookies(product.url, who));
    await listen(person.page);
    return person;
  }
  function browserOf(who: string): Promise<Person> {
    const person = people.get(who) ?? enter(who);
    people.set(who, person);
    return person;
  }

  it.each(
    Object.keys(forms).flatMap((file) =>
      rowsOf(file).flatMap((row) => ("except" in row ? [] : [[file, row] as const])),
    ),
  )("%s leads to what is wrong and speaks it, by its button and by Enter", async (_, row) => {
    const { page } = await browserOf(row.who);
    await goToForm(page, product.url, row);
    for (const by of ["button", "Enter"] as const) {
      const before = (await heardOn(page)).length;
      await sendEmpty(page, row, by);
      await expect
        .poll(() => whereRefused(page), { timeout: 10_000 })
        .toMatchObject({
          at: expect.stringMatching(/summary|field/),
        });
      const { at, text } = await whereRefused(page);
      // Where the focus was there already, nothing is read that is not announced.
      const isThere = by === "Enter" && at === "field";
      if (isThere && (await page.evaluate(() => document.activeElement?.matches("input") ?? false)))
        await expect.poll(async () => (await heardOn(page)).slice(before)).toContain(text);
    }
  });

  it("is in the table, once a form", () => {
    const folders = { ui: "../../../../packages/ui/src", features: "../../app/features" };
    const drawn = Object.entries(folders).flatMap(([name, folder]) =>
      globSync("**/*.tsx", { cwd: join(import.meta.dirname, folder) })
        .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
        .map((file) => {
          const source = readFileSync(join(import.meta.dirname, folder, file), "utf8");
          return [`${name}/${file}`, source.match(/as=\{Form\}|<Form\b/g)?.length ?? 0] as const;
        }),
    );
    const counted = Object.fromEntries(drawn.filter(([, count]) => count > 0));
    expect(counted).toEqual(
      Object.fromEntries(Object.keys(forms).map((file) => [file, rowsOf(file).length])),
    );
  });
});
