import type { Locator, Page } from "playwright-core";
import type { OpenedForm } from "../app/forms.fixture.ts";
import { visit } from "./browser.ts";

type Opener = NonNullable<OpenedForm["open"]>[number];

const sendButton = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .and(page.locator('[type="submit"]'))
    .first();

/** What one presses to come to a form: a button, a line of a menu or that unfolds, a link that leads on, or a button within what is called alike. */
function openerOf(page: Page, main: Locator, name: Opener): Locator {
  if (typeof name === "object" && "link" in name)
    return main.getByRole("link", { name: name.link, exact: true });
  if (typeof name === "object" && "button" in name)
    return main.getByRole("button", { name: name.button, exact: true });
  const exact = typeof name === "string" ? { name, exact: true } : { name };
  return main
    .getByRole("button", exact)
    .or(page.getByRole("menuitem", exact))
    .or(main.locator("summary").filter({ hasText: name }));
}

/** Presses what opens a form; false where it is not there. */
async function openOn(page: Page, { open = [], send }: OpenedForm, timeout: number): Promise<boolean> {
  const main = page.locator("main, [role=dialog], [role=menu], [role=alertdialog]");
  for (const name of open) {
    const opener = openerOf(page, main, name).first();
    if (
      !(await opener.waitFor({ timeout }).then(
        () => true,
        () => false,
      ))
    )
      return false;
    await opener.click();
  }
  return sendButton(page, send)
    .waitFor({ timeout: open.length > 0 ? 10_000 : timeout })
    .then(
      () => true,
      () => false,
    );
}

/** Goes to a form. */
export async function goToForm(page: Page, url: string, form: OpenedForm): Promise<void> {
  await visit(page, url + form.at);
  if (form.through === undefined) {
    if (await openOn(page, form, 20_000)) return;
    throw new Error(`no form « ${form.send} » at ${form.at}`);
  }
  await page.locator("main").getByRole("link").first().waitFor();
  const hrefs = await page
    .locator("main a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const { through } = form;
  for (const href of new Set(hrefs.filter((one) => through.test(one)))) {
    await visit(page, url + href);
    if (await openOn(page, form, 1500)) return;
  }
  throw new Error(`no form « ${form.send} » behind ${form.at}`);
}

/**
 * Empties what can be typed into, and sends the form: by its button, or by Enter in its first line of text. Answers whether the focus is
 * still where it was then.
 */
export async function sendEmpty(
  page: Page,
  { send }: OpenedForm,
  by: "button" | "Enter",
): Promise<() => Promise<boolean>> {
  const button = sendButton(page, send);
  const form = await button.evaluateHandle((it) => (it as HTMLButtonElement).form);
  const element = form.asElement();
  if (element === null) throw new Error(`« ${send} » sends no form`);
  const lines = [];
  for (const field of await element.$$(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range], [tabindex='-1'])",
  ))
    if ((await field.isVisible()) && (await field.isEditable())) {
      if ((await field.inputValue()) !== "") await field.fill("");
      if (await field.evaluate(({ tagName }) => tagName === "INPUT")) lines.push(field);
    }
  const [first] = by === "Enter" ? lines : [];
  const from = first ?? (await button.elementHandle());
  const hasStayed = () => from?.evaluate((it) => it === document.activeElement) ?? Promise.resolve(false);
  if (by === "button") {
    await button.click();
    return hasStayed;
  }
  await from?.focus();
  // A list of suggestions that opens with the field is closed first.
  if ((await page.locator('[role="listbox"]').count()) > 0) await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  return hasStayed;
}

/** Where the refusal of a form is found by who hears it: the summary, or a field with its error; otherwise what is wrong. */
export function whereRefused(page: Page): Promise<{ at: "summary" | "field" | "nowhere"; text: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const text = textOf(focused);
    if (focused.matches("h2, h3") && /à corriger$/.test(text)) return { at: "summary", text };
    const field = focused.closest('[aria-invalid="true"]');
    const [error = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const described = textOf(document.getElementById(error));
    if (described !== "") return { at: "field", text: described };
    return { at: "nowhere", text: `${focused.tagName.toLowerCase()} « ${text.slice(0, 40)} »` };
  });
}
