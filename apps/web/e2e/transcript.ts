import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { linesBetween, nowhere, type Place, placeOn } from "./announced.ts";
import { visit } from "./browser.ts";
import { readAloud } from "./virtual-reader.ts";

/** Where the accepted transcripts stand, a file a journey. */
export const transcriptFolder = join(import.meta.dirname, "proof/heard");

/** How long nothing may change before an act is over, in milliseconds; a stop of Tab changes nothing but the focus. */
const calmMs = { act: 700, stop: 120 };
/** When what never comes to rest is given up, in milliseconds. */
const patienceMs = 20_000;
/** What is spoken while something is waited for: whether the wait is long enough is up to the machine. */
const underWay = /…$/;
/** What is spoken of a page that is moved to. */
const title = / · Jobami$/;
/** Live regions, which hold nothing for who reads until they speak. */
const liveRoles: ReadonlySet<string> = new Set(["status", "alert", "log"]);
/** More stops of Tab than lead to anything. */
const mostStops = 80;

const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const shortMonths = "janv\\.|févr\\.|avr\\.|juil\\.|sept\\.|oct\\.|nov\\.|déc\\.";
const weekdays =
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun\\.|mar\\.|mer\\.|jeu\\.|ven\\.|sam\\.|dim\\.";

/** What is another one at each run, and what stands for it. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "‹id›"],
  [/[\w.-]+@exemple\.fr/g, "‹adresse›"],
  [/\b([A-Z]-)\d{4}(-\d{4})\b/g, "$1‹année›$2"],
  [/http:\/\/127\.0\.0\.1:\d+/g, "‹site›"],
  [
    new RegExp(
      `(?<!\\p{L})((${weekdays}),? )?(\\d{1,2}|1er) (${months}|${shortMonths})( \\d{4})?(?!\\p{L})`,
      "giu",
    ),
    "‹jour›",
  ],
  [new RegExp(`(?<!\\p{L})(${months}) \\d{4}`, "giu"), "‹mois›"],
  [/disponible (dès )?(‹jour›|demain|aujourd’hui)/g, "disponible ‹jour›"],
  [/(spinbutton « (?:jour|mois|année), [^»]*».* contains « )[^»]*»/g, "$1‹jour› »"],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, "‹jour›"],
  [/il y a (une|quelques|\d+) (secondes?|minutes?)|à l’instant|maintenant/g, "‹il y a peu›"],
  [/\b\d{1,2}\s?[h:]\s?\d{2}\b/g, "‹heure›"],
];

const folded = (text: string) =>
  varying.reduce((so, [found, instead]) => so.replace(found, instead), text.replace(/\s+/g, " ").trim());

interface Message {
  text: string;
  isUrgent: boolean;
}

/** What is heard of what was spoken: nothing of waits, and of the titles of a page that is moved to the one that it ends with. */
function messagesOf(spoken: readonly Message[]): Message[] {
  const heard = spoken.filter(({ text }) => !underWay.test(text));
  const lastTitle = heard.findLast(({ text }) => title.test(text));
  return heard.filter((message) => message === lastTitle || !title.test(message.text));
}

/** What the page spoke by itself, which document it is, and whether more is to come. */
const lookAt = (page: Page) =>
  page.evaluate(() => ({
    loadedAt: performance.timeOrigin,
    title: document.title,
    spoken: window.spokenHere.map(({ text, isUrgent }) => ({ text, isUrgent })),
    isBusy: document.querySelector("[aria-busy=true]") !== null,
    focus: document.activeElement?.id ?? "",
  }));

/**
 * What a person hears who does not see the page, in order: where the focus comes to, as the browser's accessibility tree has it, what
 * the page says by itself, and the title of a page that is loaded. What the focus leads to comes first in an act: a
 * screen reader lets polite messages wait for it.
 */
export class Transcript {
  readonly #page: Page;
  readonly #tools: CDPSession;
  readonly #running = new Set<Request>();
  readonly #lines: string[] = [];
  #loadedAt = 0;
  #heard = 0;
  #place: Place = nowhere;

  private constructor(page: Page, tools: CDPSession) {
    this.#page = page;
    this.#tools = tools;
    page.on("request", (request) => {
      // Live events are asked for as long as the page stands.
      if (request.resourceType() !== "eventsource") this.#running.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => this.#running.delete(request));
  }

  /** Begins to listen to a page. */
  static async of(page: Page): Promise<Transcript> {
    const tools = await page.context().newCDPSession(page);
    await tools.send("Accessibility.enable");
    return new Transcript(page, tools);
  }

  /** Opens a page by its address. */
  async open(url: string): Promise<void> {
    await this.#act(`open ${new URL(url).pathname}`, () => visit(this.#page, url));
  }

  /** Presses a key. Ends when the page is at rest, and once `until` was spoken. */
  async press(key: string, until?: RegExp): Promise<void> {
    await this.#act(key, () => this.#page.keyboard.press(key), { until });
  }

  /** Types a text; `shown` stands for one that is another at each run. */
  async type(text: string, { shown = text, until }: { shown?: string; until?: RegExp } = {}): Promise<void> {
    await this.#act(`type « ${shown} »`, () => this.#page.keyboard.type(text), { until, isTyping: true });
  }

  /** Presses Tab until the focus is on a control, by its role and the beginning of its name; all stops before are heard too. */
  async tabTo(role: string, name: string | RegExp, key = "Tab"): Promise<void> {
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.#act(key, () => this.#page.keyboard.press(key), { calm: calmMs.stop });
      const { role: there, name: called } = this.#place.focus ?? { role: "", name: "" };
      const isCalledSo = typeof name === "string" ? folded(called).startsWith(name) : name.test(called);
      if (there === role && isCalledSo) return;
      if (this.#place.focus === null) break;
    }
    throw new Error(`Tab comes to no ${role} « ${name} »:\n${this.text()}`);
  }

  /** Passes over what stands around the page, as the first stop of Tab offers it. */
  async toContent(): Promise<void> {
    await this.tabTo("link", "Aller au contenu");
    await this.press("Enter");
  }

  /** Has a part of the page read from its beginning, as the virtual screen reader says it. */
  async read(selector = "main", most = 400): Promise<void> {
    this.#lines.push(`> read ${selector}`);
    const phrases = await readAloud(this.#tools, selector, most);
    for (const phrase of phrases.filter((one) => !liveRoles.has(one)))
      this.#lines.push(`  ${folded(phrase)}`);
  }

  text(): string {
    return `${this.#lines.join("\n")}\n`;
  }

  /** Compares what was heard with what was accepted under this name. */
  async isAsAccepted(name: string): Promise<void> {
    const file = join(transcriptFolder, `${name}.txt`);
    if (!existsSync(file) && process.env.JOBAMI_ACCEPTED === undefined)
      throw new Error(`Nothing is accepted under this name: pnpm heard:accept ${name}\n${this.text()}`);
    await expect(this.text(), `otherwise accept it: pnpm heard:accept ${name}`).toMatchFileSnapshot(file);
  }

  async #act(
    line: string,
    act: () => Promise<unknown>,
    {
      until,
      isTyping = false,
      calm = calmMs.act,
    }: { until?: RegExp | undefined; isTyping?: boolean; calm?: number } = {},
  ): Promise<void> {
    this.#lines.push(`> ${folded(line)}`);
    await act();
    const { loadedAt, title: called, spoken } = await this.#rest(calm, until);
    const isLoaded = loadedAt !== this.#loadedAt;
    if (isLoaded) {
      this.#lines.push(`  page « ${folded(called)} »`);
      this.#loadedAt = loadedAt;
      this.#heard = 0;
      this.#place = nowhere;
    }
    const place = await placeOn(this.#tools);
    const lines = linesBetween(this.#place, place);
    // What one types is no news to who types it.
    const isEcho = isTyping && place.focus?.id === this.#place.focus?.id;
    if (!isEcho) this.#lines.push(...lines.map((one) => `  ${folded(one)}`));
    this.#place = place;
    // The next key cuts short what is spoken: of what is typed, the last message is heard, and of a digit the next one.
    const heard = isTyping && place.focus?.role === "spinbutton" ? [] : messagesOf(spoken.slice(this.#heard));
    for (const { text, isUrgent } of isTyping ? heard.slice(-1) : heard)
      this.#lines.push(`  ${isUrgent ? "spoken at once" : "spoken"}: ${folded(text)}`);
    this.#heard = spoken.length;
  }

  /** Waits until nothing is asked for and nothing changes any more. */
  async #rest(calm: number, until: RegExp | undefined): Promise<Awaited<ReturnType<typeof lookAt>>> {
    const end = Date.now() + patienceMs;
    let last = "";
    for (let since = Date.now(); ; ) {
      await this.#page.waitForTimeout(40);
      // A page that is being left answers nothing.
      const seen = await lookAt(this.#page).catch(() => null);
      const isOver =
        seen !== null &&
        !seen.isBusy &&
        this.#running.size === 0 &&
        (until === undefined || seen.spoken.slice(this.#heard).some(({ text }) => until.test(text)));
      const now = JSON.stringify(seen);
      if (!isOver || now !== last) since = Date.now();
      else if (Date.now() - since >= calm) return seen;
      last = now;
      if (Date.now() > end)
        throw new Error(
          `still waits for ${[until, ...[...this.#running].map((one) => one.url())].join(", ")}:\n${this.text()}${now}`,
        );
    }
  }
}
