import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, takenOver } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

/** What password managers do beside fields while the page arrives: nodes of their own, and attributes. */
function intrude(): void {
  const dress = (field: HTMLElement) => {
    field.setAttribute("data-lastpass-field", "x");
    const icon = document.createElement("div");
    icon.setAttribute("data-lastpass-icon-root", "");
    icon.style.cssText = "position:relative;height:0;width:0;float:left";
    field.after(icon);
    field.before(document.createElement("com-1password-button"));
  };
  const undressed = "main form :is(input:not([type=hidden]), textarea):not([data-lastpass-field])";
  new MutationObserver(() => document.querySelectorAll<HTMLElement>(undressed).forEach(dress)).observe(
    document,
    { childList: true, subtree: true },
  );
}

/** Puts nodes beside all fields of the main part at once, as a manager does that waits for the page to stand. */
const intrudeLate = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("main form input, main form textarea")) {
      field.setAttribute("data-lastpass-field", "x");
      for (const place of ["beforebegin", "afterend"] as const)
        field.insertAdjacentHTML(place, '<div data-lastpass-icon-root=""><svg></svg></div>');
    }
  });

/** Marks the fields' elements, to be distinguished from others that are made in their place. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("main form :is(input, textarea)"))
      (field as unknown as { isFirst: boolean }).isFirst = true;
  });

const isFirst = (page: Page, id: string) =>
  page.evaluate(
    (of) => (document.querySelector(of) as unknown as { isFirst?: boolean })?.isFirst === true,
    id,
  );

const iconsBeside = (page: Page, id: string) =>
  page.evaluate(
    (of) => document.querySelector(of)?.parentElement?.querySelectorAll("[data-lastpass-icon-root]").length,
    id,
  );

interface Form {
  path: string;
  isMembers: boolean;
  ticks: string[];
  /** What is typed, by where. */
  typed: Record<string, string>;
}

const forms: Form[] = [
  {
    path: "/login",
    isMembers: false,
    ticks: ["#login-rememberMe"],
    typed: { "#login-email": "zoe@exemple.fr", "#login-password": "Secret-2026!" },
  },
  {
    path: "/inscription",
    isMembers: false,
    ticks: [],
    typed: {
      "#registration-prenom": "Zoé",
      "#registration-nom": "Durand",
      "#registration-email": "zoe@exemple.fr",
      "#registration-password": "Secret-2026!",
    },
  },
  {
    path: "/contact",
    isMembers: false,
    ticks: [],
    typed: {
      "#contact-name": "Zoé Durand",
      "#contact-email": "zoe@exemple.fr",
      "#contact-message": "Une question",
    },
  },
  {
    path: "/dashboard/missions/poster-une-mission",
    isMembers: true,
    ticks: [],
    typed: { "main form [role=combobox]": "tondre" },
  },
];

/** What is to be found once React has come, of one field after the other. */
async function expectStored(
  page: Page,
  typed: Record<string, string>,
  ticks: readonly string[],
): Promise<void> {
  for (const [id, text] of Object.entries(typed)) {
    expect([id, await page.locator(id).inputValue()]).toEqual([id, text]);
    expect([id, await isFirst(page, id)]).toEqual([id, true]);
    await expect.poll(() => iconsBeside(page, id)).toBeGreaterThan(0);
  }
  for (const id of ticks) expect(await page.locator(id).isChecked()).toBe(true);
}

async function typeEarly(page: Page, typed: Record<string, string>, ticks: readonly string[]): Promise<void> {
  for (const [id, text] of Object.entries(typed)) {
    await page.locator(id).focus();
    await page.keyboard.type(text);
  }
  for (const id of ticks) {
    await page.locator(id).focus();
    await page.keyboard.press("Space");
  }
}

describe("nodes that a password manager puts beside fields before React has come", () => {
  const product = useProduct();

  async function comer(isMember: boolean): Promise<Person> {
    const person = await newPerson(product.browser);
    if (!isMember) return person;
    const member = newcomer("Zoe");
    await join(product.url, member);
    await signIn(person.page, product.url, member.email);
    return person;
  }

  for (const intruder of ["while the page arrives", "once it stands"] as const)
    it.each(forms)(`lose nothing on $path, put in ${intruder}`, async ({ path, typed, ticks, isMembers }) => {
      const { page, troubles } = await comer(isMembers);
      if (intruder === "while the page arrives") await page.addInitScript(intrude);
      const release = await holdBack(page, /\/assets\/.*\.js/);
      await page.goto(product.url + path, { waitUntil: "commit" });
      await page.locator("main form").first().waitFor();
      await page.waitForFunction(() => document.readyState !== "loading");
      if (intruder === "once it stands") await intrudeLate(page);
      await mark(page);
      await typeEarly(page, typed, ticks);
      await release();
      await page.waitForLoadState("networkidle");
      await takenOver(page);
      await expectStored(page, typed, ticks);
      expect(troubles).toEqual([]);
      await page.context().close();
    });
});
