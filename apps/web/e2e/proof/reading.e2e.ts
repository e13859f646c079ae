import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { browserOf, newPerson, press, signIn, visit } from "../browser.ts";
import { withInvoice } from "../heard-people.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, readMail } from "../visitor.ts";

const voicePage = "/dashboard/parametres/reconnaissance-vocale";
const nora = newcomer("Nora");

interface Ears {
  /** The recogniser that runs now. */
  recogniser: {
    onstart: (() => void) | null;
    onresult: ((event: object) => void) | null;
  } | null;
  /** What was spoken aloud, oldest first; the last is being spoken until it is asked to end. */
  spoken: string[];
  speaking: SpeechSynthesisUtterance | null;
}

/** No machine of tests hears or speaks anything: both services are stood in for. A text is spoken until the test ends it. */
function fakeServices(): void {
  const ears: Ears = { recogniser: null, spoken: [], speaking: null };
  Object.assign(globalThis, { ears });
  const Service = class {
    start() {
      ears.recogniser = this as unknown as NonNullable<Ears["recogniser"]>;
      setTimeout(() => ears.recogniser?.onstart?.());
    }
    abort() {
      if (ears.recogniser === (this as unknown)) ears.recogniser = null;
    }
  };
  Object.assign(globalThis, { SpeechRecognition: Service, webkitSpeechRecognition: Service });
  Object.assign(globalThis.speechSynthesis, {
    speak: (utterance: SpeechSynthesisUtterance) => {
      ears.spoken.push(utterance.text);
      ears.speaking = utterance;
      setTimeout(() => utterance.onstart?.(new Event("start") as SpeechSynthesisEvent));
    },
    cancel: () => {
      ears.speaking = null;
    },
  });
}

const ears = <Answer>(page: Page, ask: (of: Ears) => Answer): Promise<Answer> =>
  page.evaluate(`(${ask.toString()})(globalThis.ears)`);
const isListening = (page: Page) => ears(page, ({ recogniser }) => recogniser !== null);
const spoken = (page: Page) => ears(page, (of) => of.spoken);
const fallSilent = (page: Page) =>
  ears(page, (of) => {
    const { speaking } = of;
    of.speaking = null;
    speaking?.onend?.(new Event("end") as SpeechSynthesisEvent);
  });

async function hear(page: Page, sentence: string): Promise<void> {
  await page.evaluate((transcript) => {
    const results = [Object.assign([{ transcript }], { isFinal: true })];
    (globalThis as unknown as { ears: Ears }).ears.recogniser?.onresult?.({ resultIndex: 0, results });
  }, sentence);
}

/** Presses the microphone, speaks a sentence and waits for what is spoken last. */
async function order(page: Page, sentence: string): Promise<void> {
  await page.getByRole("button", { name: "Vocal" }).first().press("Enter");
  await page.getByRole("button", { name: "Parlez" }).first().waitFor();
  await hear(page, sentence);
}

describe("what is spoken aloud, and what is heard of it", () => {
  const product = useProduct();

  beforeAll(async () => {
    await join(product.url, nora);
  });

  async function listener(settings: object, width = 1280): Promise<Page> {
    const { page } = await newPerson(product.browser, { viewport: { width, height: 844 } });
    return listening(page, settings);
  }
  async function listening(page: Page, settings: object): Promise<Page> {
    await page.addInitScript(fakeServices);
    await page.addInitScript((stored) => {
      localStorage.setItem("jobami:accessibility-settings", JSON.stringify(stored));
    }, settings);
    return page;
  }

  async function member(settings: object): Promise<Page> {
    const page = await listener(settings);
    await signIn(page, product.url, nora.email);
    return page;
  }

  it("closes the microphone that waits for the keyword while the product speaks, and opens it again afterwards", async () => {
    const page = await member({ speechRecognition: true });
    await visit(page, product.url + voicePage);
    await page.getByRole("switch", { name: "Attendre un mot-clé" }).check();
    await expect.poll(() => isListening(page)).toBe(true);
    await page.getByRole("button", { name: "Écouter un exemple" }).click();
    await expect.poll(() => isListening(page)).toBe(false);
    await fallSilent(page);
    await expect.poll(() => isListening(page)).toBe(true);
    await page.context().close();
  });

  it("stops reading for a person who presses the microphone, and goes on once they were answered", async () => {
    const page = await member({ speechRecognition: true, speechEnabled: true });
    await visit(page, product.url + voicePage);
    await order(page, "Lis le titre");
    await expect.poll(() => spoken(page)).toHaveLength(1);
    const title = (await spoken(page))[0];
    await page.getByRole("button", { name: "Vocal" }).first().press("Enter");
    await expect.poll(() => isListening(page)).toBe(true);
    expect(await ears(page, ({ speaking }) => speaking === null)).toBe(true);
    await hear(page, "Descends");
    await expect.poll(() => spoken(page)).toEqual([title, title]);
    expect(await isListening(page)).toBe(false);
    await page.context().close();
  });

  async function typePassword(page: Page): Promise<void> {
    await visit(page, `${product.url}/dashboard/profil/securite`);
    await page.getByLabel("Mot de passe actuel").fill(goodPassword);
  }
  const show = (page: Page) =>
    page
      .locator("form", { has: page.getByLabel("Mot de passe actuel") })
      .getByRole("button", { name: "Afficher le mot de passe" })
      .first()
      .click();

  it("reads no password that is selected, masked or shown", async () => {
    const page = await member({ speechRecognition: true });
    await typePassword(page);
    const field = page.getByLabel("Mot de passe actuel");
    await field.selectText();
    await order(page, "Lis la sélection");
    await expect.poll(() => spoken(page)).toEqual(["Rien n’est sélectionné."]);
    await fallSilent(page);
    await show(page);
    expect(await field.getAttribute("type")).toBe("text");
    await field.selectText();
    await order(page, "Lis la sélection");
    await expect.poll(() => spoken(page)).toEqual(["Rien n’est sélectionné.", "Rien n’est sélectionné."]);
    await page.context().close();
  });

  it("reads no password once it was selected for a second, but the heading that is selected after it", async () => {
    const page = await member({ speechEnabled: true, readSelectedText: true });
    await typePassword(page);
    await show(page);
    await page.clock.install();
    const selectionChanged = page.evaluate(
      () => new Promise((handlers) => document.addEventListener("selectionchange", handlers, { once: true })),
    );
    await page.getByLabel("Mot de passe actuel").selectText();
    await selectionChanged;
    await page.clock.runFor(2000);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.selectText();
    const title = ((await heading.textContent()) ?? "").trim();
    const later = async () => {
      await page.clock.runFor(2000);
      return spoken(page);
    };
    await expect.poll(later).toEqual([title]);
    await page.context().close();
  });

  it("reads no code that is typed to sign in, though its digits are drawn on the page", async () => {
    const omar = newcomer("Omar");
    const visitor = await join(product.url, omar);
    await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
    const page = await listener({ speechRecognition: true }, 390);
    await visit(page, `${product.url}/login`);
    await page.getByLabel("Adresse e-mail").fill(omar.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(/\/verify-two-factor\?/);
    await readMail(product.url, omar.email, /code/i);
    await page.getByLabel("Code de vérification").fill("40718");
    await order(page, "Lis la page");
    await expect.poll(() => spoken(page)).toHaveLength(1);
    const [read = ""] = await spoken(page);
    expect(read).toContain("Code de vérification");
    expect(read.replace(/\D/g, "")).not.toContain("40718");
    await page.context().close();
  });

  it("reads a page from its title on, a long one in parts, of which the next waits for a press", async () => {
    const page = await listener({ speechEnabled: true, readPageContent: true });
    await visit(page, `${product.url}/conditions-utilisation`);
    const title = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
    await expect.poll(() => spoken(page)).toHaveLength(1);
    const [first = ""] = await spoken(page);
    expect(first.startsWith(title)).toBe(true);
    expect(first.length).toBeLessThanOrEqual(1500);
    expect(first).not.toMatch(/\.\.|[:?!]\./);
    await fallSilent(page);
    await page.getByRole("button", { name: "Reprendre la lecture" }).click();
    await expect.poll(() => spoken(page)).toHaveLength(2);
    const [, second = ""] = await spoken(page);
    const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
    const beginning = (part: string) => part.split(" ").slice(0, 3).join(" ");
    expect(text.indexOf(beginning(second))).toBeGreaterThan(0);
    await fallSilent(page);
    await page.getByRole("button", { name: "Arrêter la lecture" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Reprendre la lecture" }).count()).toBe(0);
    expect(await spoken(page)).toHaveLength(2);
    await page.context().close();
  });

  it("reads a table by its rows, each cell after the header of its column, also where rows are drawn as cards", async () => {
    const { jobbeur, invoiceId } = await withInvoice(product.url);
    const { page } = await browserOf(product.browser, jobbeur);
    await listening(page, { speechEnabled: true, readPageContent: true });
    for (const width of [390, 1600]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `${product.url}/dashboard/facturation/${invoiceId}`);
      await expect
        .poll(async () => (await spoken(page)).join(" ").replace(/\s/g, " "))
        .toMatch(/Taille de haie, Quantité : 1 forfait, Prix HT : 120,50 €, Montant( HT)? : 120,50 €/);
    }
    await page.context().close();
  });

  describe("while the page's clock stands still", () => {
    const claire = "urn:voix:claire";
    const wanted = {
      speechEnabled: true,
      speechQueue: true,
      speechRate: 1.5,
      speechVoice: claire,
      readButtonStates: true,
      readSelectedText: true,
      readPageContent: true,
    };
    let page: Page;
    const box = () => page.getByRole("checkbox", { name: "Se souvenir de moi" });
    const eye = () => page.getByRole("button", { name: "Afficher le mot de passe" });
    const elapse = (ms: number) => page.clock.runFor(ms);
    /** How often a text was spoken, as far as the page knows by now. */
    const times = async (text: RegExp) => (await spoken(page)).filter((one) => text.test(one)).length;
    /** Lets everything that waits be spoken. */
    async function hearAll(): Promise<void> {
      for (let texts = -1; texts < (await spoken(page)).length; ) {
        texts = (await spoken(page)).length;
        await fallSilent(page);
        await elapse(300);
      }
    }

    async function still(settings: object): Promise<void> {
      page = await listener(settings);
      await page.addInitScript((voiceURI) => {
        const handlers: object[] = [];
        const voices = globalThis.speechSynthesis;
        const { speak } = voices;
        Object.assign(globalThis, {
          handlers,
          SpeechSynthesisUtterance: class {
            text: string;
            constructor(text: string) {
              this.text = text;
            }
          },
        });
        voices.getVoices = () => [{ voiceURI } as SpeechSynthesisVoice];
        voices.speak = (utterance) => {
          handlers.push({ rate: utterance.rate, voice: utterance.voice?.voiceURI });
          speak.call(voices, utterance);
        };
      }, claire);
      await page.clock.install();
      await visit(page, `${product.url}/login`);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await elapse(2000);
    }

    it("reads in order, each 300 ms after the end of the last, at the pace and with the voice that were chosen, and the same not again within 1 s, a page within 8 s [A11Y-14, A11Y-15, A11Y-16, A11Y-18]", async () => {
      await still(wanted);
      await expect.poll(() => spoken(page)).toEqual([expect.stringContaining("Connexion")]);
      await hearAll();
      const before = (await spoken(page)).length;
      await box().focus();
      await eye().focus();
      await expect
        .poll(async () => (await spoken(page)).slice(before))
        .toEqual(["Se souvenir de moi, non coché"]);
      await fallSilent(page);
      await elapse(299);
      expect(await spoken(page)).toHaveLength(before + 1);
      await elapse(1);
      await expect
        .poll(async () => (await spoken(page)).slice(before))
        .toEqual(["Se souvenir de moi, non coché", expect.stringContaining("Afficher le mot de passe")]);
      expect(
        await page.evaluate(() => (globalThis as unknown as { handlers: object[] }).handlers.at(-1)),
      ).toEqual({
        rate: 1.5,
        voice: claire,
      });
      await fallSilent(page);
      await elapse(699);
      await box().focus();
      await elapse(300);
      expect(await times(/non coché/)).toBe(1);
      await eye().focus();
      await box().focus();
      await hearAll();
      expect(await times(/non coché/)).toBe(2);

      const goTo = async (path: string, go: () => Promise<unknown>) => {
        await go();
        await page.waitForURL(product.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await elapse(1000);
        await hearAll();
      };
      const away = () =>
        goTo("/forgot-password", () => page.getByRole("link", { name: /oublié/ }).press("Enter"));
      const back = () => goTo("/login", () => page.goBack());
      const pages = () => times(/^Connexion.*Se connecter/s);
      await elapse(8000);
      const once = await pages();
      await away();
      await back();
      expect(await pages()).toBe(once + 1);
      await away();
      await back();
      expect(await pages()).toBe(once + 1);
      await elapse(8000);
      await away();
      await back();
      expect(await pages()).toBe(once + 2);
      await page.context().close();
    });

    /** Selects a text of so many characters, as a person who draws over it does. */
    async function select(length: number): Promise<string> {
      const text = String(length).padEnd(length, "a");
      await page.evaluate(async (text) => {
        const line = document.querySelector("#choisi") ?? document.createElement("p");
        Object.assign(line, { id: "choisi", textContent: text });
        document.querySelector("main")?.append(line);
        const heard = new Promise((done) =>
          document.addEventListener("selectionchange", done, { once: true }),
        );
        getSelection()?.selectAllChildren(line);
        await heard;
      }, text);
      return text;
    }

    it("reads a selection of 3 to 499 characters 1 s after it, none of 2 or 500, and nothing while reading is off [A11Y-17, A11Y-18]", async () => {
      await still({ ...wanted, readPageContent: false });
      for (const length of [3, 499]) {
        const before = await spoken(page);
        const text = await select(length);
        await elapse(999);
        expect(await spoken(page)).toEqual(before);
        await elapse(1);
        await expect.poll(() => spoken(page)).toEqual([...before, text]);
        await hearAll();
      }
      const before = await spoken(page);
      for (const length of [2, 500]) {
        await select(length);
        await elapse(5000);
        expect(await spoken(page)).toEqual(before);
      }
      await page.context().close();

      await still({ ...wanted, speechEnabled: false });
      await box().focus();
      await select(20);
      await elapse(5000);
      expect(await spoken(page)).toEqual([]);
      await page.context().close();
    });
  });
});
