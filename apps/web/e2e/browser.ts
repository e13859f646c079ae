import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findChromium } from "../../../tools/chromium.ts";
import { clockAhead, moveDate } from "../../../tools/clock-ahead.ts";
import { listen } from "./heard.ts";
import { startTrace } from "./traces.ts";
import { goodPassword, join, linkIn, newcomer, readMail, type Visitor } from "./visitor.ts";

/** The pinned browser, launched once a file, unless another one is asked for; `args` are added to its own. */
export function launchBrowser(
  { launchOptions } = findChromium(),
  args: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
}

/** What went wrong in a page without anybody asking: errors on the console, violations of the content policy. */
export interface Person {
  page: Page;
  troubles: string[];
}

/** The answer of a person who was asked about cookies before: no banner stands in their way. */
const refusedCookies = encodeURIComponent(
  JSON.stringify({
    analytics: { consent: false, date: "2026-01-15T09:00:00.000Z" },
    marketing: { consent: false, date: "2026-01-15T09:00:00.000Z" },
    bannerDismissed: true,
  }),
);

/** A person with a browser of their own: no cookie is shared. They refused cookies and put off referencing on an earlier visit. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const person = await newStranger(browser, options);
  await person.page.context().addCookies([
    {
      name: "user_consents",
      value: refusedCookies,
      domain: "127.0.0.1",
      path: "/",
      sameSite: "Strict",
      expires: Date.now() / 1000 + 31_536_000,
    },
  ]);
  await person.page.addInitScript(() => {
    try {
      localStorage.lastSeoPrompt ??= new Date().toISOString();
      localStorage.seoBannerDismissed ??= "true";
    } catch {
      // A page without an origin keeps nothing.
    }
  });
  return person;
}

/** How many times slower than the machine the pages' processor is: a phone that was cheap years ago, in the proof. */
const slowedBy = Number(process.env.JOBAMI_SLOWED ?? 1);

/** Slows a page's processor down. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
}

const contexts = new Set<BrowserContext>();

/** The pages that are open in this file's browsers. */
export const openPages = (): Page[] => [...contexts].flatMap((context) => context.pages());

/** A person who comes for the first time. */
export async function newStranger(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    // A worker that a page starts late would ask for the next one itself: what a journey holds back or counts is the page's own. Journeys of the worker allow it.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(60_000);
  contexts.add(context);
  context.on("close", () => contexts.delete(context));
  await listen(context);
  await startTrace(context);
  // They were shown before what is followed of their system: their pages move less than most people's.
  await context.addInitScript(() => {
    try {
      localStorage["jobami:display-hint"] ??= "shown";
    } catch {
      // A page without an origin keeps nothing.
    }
  });
  if (clockAhead() !== 0) await context.addInitScript(moveDate, clockAhead());
  const page = await context.newPage();
  if (slowedBy > 1) await slowDown(page);
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    // A refused call is written to the console by the browser itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      troubles.push(message.text());
  });
  return { page, troubles };
}

/** Opens a page as a person who is there, and waits until nothing more is asked for and React has taken its main part over. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await comeNear(page);
  // An intercepted call of the page before may never be counted as over: what is waited for next decides then.
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => null);
  await takenOver(page);
}

/** The pointer comes: what stands further down on a public page is taken over from the first sign of a person on. */
export async function comeNear(page: Page): Promise<void> {
  // A move to where the pointer stands is none.
  await page.mouse.move(8, 8);
  await page.mouse.move(2, 2, { steps: 2 });
}

/** Waits until React has taken the main part of a page over that something else led to. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main === null || Object.keys(main).some((key) => key.startsWith("__react"));
  });
}

/** Keeps what these addresses answer from the page until the function that it gives back is called, which waits until one was asked for. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(addresses).catch(() => null);
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    if ((await asked) === null)
      throw new Error(`Nothing was held back by ${addresses}: is a file called otherwise now?`);
    release();
  };
}

/** Opens a page of which not everything comes, and waits until it is drawn: before its style sheet no one sees it, though it can be measured. */
export async function visitUnfinished(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** Sends a form by its button. */
export async function press(page: Page, text: string): Promise<void> {
  await page.locator('button[type="submit"]').filter({ hasText: text }).click();
}

interface NewPerson {
  email: string;
  prenom: string;
  nom: string;
  does: "Demander un coup de main" | "Donner un coup de main";
}

/** Signs a person up through the form, up to the page that waits for the mail. */
export async function signUp(page: Page, url: string, person: NewPerson): Promise<void> {
  await visit(page, `${url}/inscription`);
  await fillSignUp(page, person);
}

/** Fills the sign-up form of the page and sends it, up to the page that waits for the mail. */
export async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await page.getByText(person.does).click();
  await page.getByLabel("Prénom").fill(person.prenom);
  await page.getByLabel("Nom", { exact: true }).fill(person.nom);
  await page.getByLabel("Adresse e-mail").fill(person.email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
  await page.getByLabel(/J’accepte/).check();
  await press(page, "Créer mon compte");
  await page.waitForURL(/\/verify-email/);
}

/** Signs a person up in the browser, proves the address by the mailed link and signs in. */
export async function signUpAndIn(page: Page, url: string, person: NewPerson): Promise<void> {
  await signUp(page, url, person);
  await page.goto(linkIn(await readMail(url, person.email, /Confirmez/), "/verify-email"));
  await press(page, "Vérifier mon adresse");
  await page.getByRole("heading", { name: "Votre adresse est vérifiée" }).waitFor();
  await signIn(page, url, person.email);
}

/**
 * Waits until the first page that a loaded one leads to stands: its address is there earlier, and an arrival closes menus and
 * takes the focus.
 */
export function arrive(page: Page): Promise<void> {
  return page.locator("#page-annoncee").filter({ hasText: /\S/ }).waitFor({ state: "attached" });
}

/** Fills the sign-in form and sends it. */
export async function tryPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await press(page, "Se connecter");
}

/** Signs in through the form, up to the dashboard. */
export async function signIn(page: Page, url: string, email: string, password = goodPassword): Promise<void> {
  await visit(page, `${url}/login`);
  await tryPassword(page, email, password);
  await page.waitForURL(/\/dashboard/);
  await arrive(page);
}

/** Gives the code that was just mailed where a page asks for it. */
export async function giveMailedCode(page: Page, url: string, email: string): Promise<void> {
  const question = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  const { text } = await readMail(url, email, /code de confirmation/);
  await question.getByLabel("Code de vérification").fill(/\b\d{6}\b/.exec(text)?.[0] ?? "");
  await question.waitFor({ state: "detached" });
}

/** A browser of a visitor who is signed in without one: how one signs in is watched elsewhere. */
export async function browserOf(
  browser: Browser,
  visitor: Visitor,
  options?: BrowserContextOptions,
): Promise<Person> {
  const person = await newPerson(browser, options);
  await person.page.context().addCookies(visitor.cookies());
  return person;
}

/** A person who has just joined, signed in in a browser of their own. */
export async function newMember(product: { url: string; browser: Browser }, prenom: string): Promise<Person> {
  const member = newcomer(prenom);
  await join(product.url, member);
  const person = await newPerson(product.browser);
  await signIn(person.page, product.url, member.email);
  return person;
}
