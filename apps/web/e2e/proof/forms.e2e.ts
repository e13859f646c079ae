import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { forms } from "../../app/forms.fixture.ts";
import { newPerson, type Person } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { goToForm, sendEmpty, whereRefused } from "../forms.ts";
import { heardOn } from "../heard.ts";
import { useProduct } from "../product.ts";

const rowsOf = (file: string) => [forms[file] ?? []].flat();

/** What browsers fill in of a field about oneself, by the beginning of its label; « off » where it is about another person. */
const natures: readonly (readonly [label: string, declared: string])[] = [
  ["^Prénom", "given-name|name"],
  ["^Nom( |$)(?!de)", "family-name|name"],
  ["^(Votre )?[Aa]dresse e-mail|^E-mail", "email|username"],
  ["^Mot de passe|^Votre mot de passe", "current-password|new-password"],
  ["^Nouveau mot de passe", "new-password"],
  ["^(Numéro de )?[Tt]éléphone", "tel"],
];

/** The fields of a page that do not declare what of oneself they ask for, or another thing (RGAA 11.13). */
const undeclaredFields = (page: Page) =>
  page.evaluate(
    (known) =>
      [...document.querySelectorAll<HTMLInputElement>("main input, [role=dialog] input")].flatMap((field) => {
        const label = field.labels?.[0]?.textContent?.replace(/\s+/g, " ").trim() ?? "";
        const declared = known.find(([pattern]) => new RegExp(pattern).test(label))?.[1];
        const { autocomplete } = field;
        if (declared === undefined || !field.checkVisibility()) return [];
        return new RegExp(`^(off|${declared})\\b`).test(autocomplete)
          ? []
          : [`${label}: « ${autocomplete} »`];
      }),
    natures,
  );

describe("every form, sent empty", () => {
  const product = useProduct({ demoData: true });
  const people = new Map<string, Promise<Person>>();

  async function enter(who: string): Promise<Person> {
    const person = await newPerson(product.browser);
    if (who !== "visitor") await person.page.context().addCookies(await demoCookies(product.url, who));
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
    if (row.who !== "anne") expect(await undeclaredFields(page)).toEqual([]);
    for (const by of ["button", "Enter"] as const) {
      const before = (await heardOn(page)).length;
      const hasStayed = await sendEmpty(page, row, by);
      await expect
        .poll(() => whereRefused(page), { timeout: 10_000 })
        .toMatchObject({
          at: expect.stringMatching(/summary|field/),
        });
      const { text } = await whereRefused(page);
      // Where the focus was there already, nothing is read that is not announced.
      if (await hasStayed())
        await expect.poll(async () => (await heardOn(page)).slice(before)).toContain(text);
    }
  });
});
