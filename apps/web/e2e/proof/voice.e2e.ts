import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { wholeChromium } from "../../../../tools/chromium.ts";
import { waitsFor } from "../../../../tools/test/waits.ts";
import { arrive, launchBrowser, newPerson, signIn, visit } from "../browser.ts";
import { heardOn } from "../heard.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const voicePage = "/dashboard/parametres/reconnaissance-vocale";
const mara = newcomer("Mara");

interface Heard {
  recogniser?: {
    onstart: (() => void) | null;
    onresult: ((event: object) => void) | null;
    onerror: ((event: { error: string }) => void) | null;
  };
}

/** No machine of tests hears anybody: the service is stood in for. What a browser's own answers without a microphone comes last. */
function fakeService(): void {
  const browserGlobals = globalThis as Heard;
  const Service = class {
    start() {
      browserGlobals.recogniser = this as unknown as NonNullable<Heard["recogniser"]>;
      setTimeout(() => browserGlobals.recogniser?.onstart?.());
    }
    abort() {
      delete browserGlobals.recogniser;
    }
  };
  Object.assign(globalThis, { SpeechRecognition: Service, webkitSpeechRecognition: Service });
  globalThis.speechSynthesis.speak = (utterance) => {
    setTimeout(() => {
      utterance.onstart?.(new Event("start") as SpeechSynthesisEvent);
      utterance.onend?.(new Event("end") as SpeechSynthesisEvent);
    });
  };
}

async function hear(page: Page, sentence: string): Promise<void> {
  await page.evaluate((transcript) => {
    const results = [Object.assign([{ transcript }], { isFinal: true })];
    (globalThis as Heard).recogniser?.onresult?.({ resultIndex: 0, results });
  }, sentence);
}

async function fail(page: Page, error: string): Promise<void> {
  await page.evaluate((code) => (globalThis as Heard).recogniser?.onerror?.({ error: code }), error);
}

/** Whether a person is listened to. */
const isOpen = (page: Page) => page.evaluate(() => (globalThis as Heard).recogniser !== undefined);

const settings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("jobami:voice-settings") ?? "null"));

describe("commands by voice, in a real browser", () => {
  const product = useProduct();

  beforeAll(async () => {
    const { missions } = await join(product.url, mara);
    await missions.create({ body: hedgeMission(1) });
  });

  async function turnOn(page: Page): Promise<void> {
    await signIn(page, product.url, mara.email);
    await visit(page, product.url + voicePage);
    await page.getByRole("switch", { name: "Commander le site à la voix" }).check();
  }

  async function speaker(width: number): Promise<Page> {
    const { page } = await newPerson(product.browser, { viewport: { width, height: 844 } });
    await page.addInitScript(fakeService);
    await turnOn(page);
    return page;
  }

  it("loads nothing of it for a person who has not asked for it", async () => {
    const { page } = await newPerson(product.browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, `${product.url}/`);
    expect(asked.filter((url) => /voice|speech/i.test(url))).toEqual([]);
    await page.context().close();
  });

  it("puts the microphone first in the bar of a wide screen; a command leads to its page [VOICE-01, VOICE-14, BOT-20]", async () => {
    const page = await speaker(1280);
    await page.getByRole("heading", { name: "Ce que vous pouvez dire" }).waitFor();
    const bar = page.getByRole("navigation", { name: "Accès rapides" });
    // The bar is tucked away below; the keyboard brings it back.
    await bar.getByRole("listitem").first().getByRole("button", { name: "Vocal" }).press("Enter");
    await bar.getByRole("button", { name: "Parlez" }).waitFor();
    await hear(page, "Voir les missions");
    await page.waitForURL(`${product.url}/dashboard/missions`);
    await arrive(page);
    await bar.getByRole("button", { name: "Vocal" }).press("Enter");
    await bar.getByRole("button", { name: "Parlez" }).waitFor();
    await fail(page, "audio-capture");
    await page.getByText("Aucun microphone détecté. Veuillez connecter un microphone.").first().waitFor();
    await bar.getByRole("button", { name: "Micro ✗" }).waitFor();
    await page.context().close();
  });

  /** Presses the microphone and speaks a sentence. */
  async function order(page: Page, sentence: string): Promise<void> {
    const bar = page.getByRole("navigation", { name: "Accès rapides" });
    const microphone = bar.getByRole("listitem").first().getByRole("button");
    await expect.poll(() => microphone.textContent()).toBe("Vocal");
    await microphone.press("Enter");
    await expect.poll(() => microphone.textContent()).toBe("Parlez");
    await hear(page, sentence);
  }
  const shownAnswer = (page: Page) => page.locator("[data-voice-status]").first().textContent();

  it("opens pages by what people call them, and states of a page that is closed to its person why", async () => {
    const page = await speaker(1280);
    await page.getByRole("heading", { name: "Ce que vous pouvez dire" }).waitFor();
    for (const [sentence, path] of [
      ["Mes factures", "/dashboard/facturation"],
      ["Passer premium", "/dashboard/premium"],
      ["Scanner un code", "/dashboard/scanner-qr"],
      ["Ouvre mes messages", "/dashboard/messages"],
    ] as const) {
      await order(page, sentence);
      await page.waitForURL(product.url + path);
      await arrive(page);
    }
    await order(page, "Codes promo");
    await expect.poll(() => shownAnswer(page)).toContain("est réservée à l’équipe");
    expect(page.url()).toBe(`${product.url}/dashboard/messages`);
    await page.context().close();
  });

  it("presses what a page shows by its name, opens the first of a list, and asks before what has consequences", async () => {
    const page = await speaker(1280);
    await page.getByRole("heading", { name: "Ce que vous pouvez dire" }).waitFor();
    await order(page, "Mes missions");
    const mission = page.getByRole("link", { name: /numéro 1/ }).first();
    await mission.waitFor();
    await arrive(page);
    await order(page, "Ouvre la première mission");
    await page.getByRole("region", { name: /numéro 1/ }).waitFor();
    await order(page, "Ouvrir la page");
    await page.getByRole("heading", { level: 1, name: /numéro 1/ }).waitFor();
    await arrive(page);
    await order(page, "Que puis-je dire ?");
    await expect.poll(() => shownAnswer(page)).toContain("Sur cette page, vous pouvez dire");
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await order(page, "Annule la mission");
    await expect.poll(() => shownAnswer(page)).toContain("dites «\u202foui\u202f» pour confirmer");
    expect(await dialog.count()).toBe(0);
    await expect.poll(() => isOpen(page)).toBe(true);
    await hear(page, "Non merci");
    await expect.poll(() => shownAnswer(page)).toContain("rien n’a été fait");
    expect(await dialog.count()).toBe(0);
    await order(page, "Annule la mission");
    await expect.poll(() => shownAnswer(page)).toContain("pour confirmer");
    await expect.poll(() => isOpen(page)).toBe(true);
    await hear(page, "Oui");
    await dialog.waitFor();
    await page.context().close();
  });

  it("floats on a phone, up to 767 px, and not from 768 px on, where the bar has it while it is wanted and there is a recogniser [BOT-20, BOT-21, VOICE-02]", async () => {
    const page = await speaker(390);
    const floating = page.getByRole("complementary", { name: "Commandes vocales" }).getByRole("button", {
      name: "Vocal",
    });
    const panel = page.getByText("Appuyez sur le micro, puis parlez.");
    const inBar = page.getByRole("navigation", { name: "Accès rapides" }).getByRole("button");
    const seen = async () => [await floating.isVisible(), await panel.isVisible(), await inBar.count()];
    await floating.waitFor();
    await expect.poll(seen).toEqual([true, true, 0]);
    await page.setViewportSize({ width: 767, height: 844 });
    await expect.poll(seen).toEqual([true, true, 0]);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect.poll(seen).toEqual([false, false, 1]);
    const wanted = page.getByRole("switch", { name: "Commander le site à la voix" });
    await wanted.uncheck();
    await expect.poll(seen).toEqual([false, false, 0]);
    await wanted.check();
    await expect.poll(seen).toEqual([false, false, 1]);
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "SpeechRecognition");
      Reflect.deleteProperty(globalThis, "webkitSpeechRecognition");
    });
    await visit(page, product.url + voicePage);
    await page.getByRole("navigation", { name: "Accès rapides" }).waitFor();
    expect(await seen()).toEqual([false, false, 0]);
    await page.context().close();
  });

  it("keeps its settings over a reload, and waits for no keyword once the microphone was denied [VOICE-03, VOICE-16]", async () => {
    const page = await speaker(1280);
    await page.getByRole("switch", { name: "Attendre un mot-clé" }).check();
    await page.reload();
    const bar = page.getByRole("navigation", { name: "Accès rapides" });
    await bar.getByRole("button", { name: "Mot-clé" }).waitFor();
    await expect
      .poll(() => settings(page))
      .toMatchObject({ enabled: true, hotwordActivation: true, language: "fr-FR" });
    await expect.poll(() => page.evaluate(() => (globalThis as Heard).recogniser !== undefined)).toBe(true);
    await fail(page, "not-allowed");
    await page
      .getByText("Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur.")
      .first()
      .waitFor();
    await expect
      .poll(() => page.getByRole("switch", { name: "Attendre un mot-clé" }).isChecked())
      .toBe(false);
    await expect.poll(() => settings(page)).toMatchObject({ hotwordActivation: false });
    const spoken = (await heardOn(page)).filter((text) => /micro/i.test(text));
    expect(spoken).toEqual([expect.stringContaining("Accès au microphone refusé.")]);
    await page.context().close();
  });

  it("hides the indicator for 24 h, also over a reload [VOICE-30]", async () => {
    const page = await speaker(390);
    const before = Date.now();
    await page.getByRole("button", { name: "Masquer pendant 24 heures" }).click();
    const until = Number(await page.evaluate(() => localStorage.getItem("speechIndicatorHiddenUntil")));
    expect(until).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 86_400_000);
    await page.reload();
    await page.getByRole("complementary", { name: "Commandes vocales" }).waitFor();
    expect(await page.getByRole("button", { name: "Masquer pendant 24 heures" }).count()).toBe(0);
    await page.context().close();
  });

  it("reads a selection aloud once that is wanted [A11Y-11, A11Y-12, A11Y-19]", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await page.addInitScript(() => {
      const spoken: string[] = [];
      Object.assign(globalThis, { spoken });
      globalThis.speechSynthesis.speak = (utterance) => {
        spoken.push(utterance.text);
        setTimeout(() => utterance.onend?.(new Event("end") as SpeechSynthesisEvent));
      };
    });
    await visit(page, `${product.url}/login`);
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("button", { name: "Réglages d’affichage" })
      .click();
    await page.getByRole("switch", { name: "Lire à voix haute" }).check();
    await page.getByRole("switch", { name: "Le texte sélectionné" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).selectText();
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
    await expect.poll(spoken).toContain(title.trim());
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  const whole = wholeChromium();

  const wholeNeeded = waitsFor({
    why: "they need a whole Chromium, which is not on this machine and could not be installed",
    command: "apt-get install chromium",
    isMissing: true,
  });

  describe.skipIf(whole === undefined)(
    "answered by the browser's own speech recognition",
    wholeNeeded,
    () => {
      let browser: Browser | undefined;
      afterEach(() => browser?.close());

      async function unheard(args: readonly string[], permissions: string[]): Promise<Page> {
        browser = await launchBrowser(whole, args);
        const { page } = await newPerson(browser, { permissions });
        await turnOn(page);
        return page;
      }

      it("not-allowed: the microphone is refused, stated as text, and no keyword is waited for [VOICE-16]", async () => {
        const page = await unheard([], []);
        await page.getByRole("switch", { name: "Attendre un mot-clé" }).click();
        await page
          .getByText("Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur.")
          .first()
          .waitFor();
        await expect.poll(() => settings(page)).toMatchObject({ enabled: true, hotwordActivation: false });
      });

      it("audio-capture: no microphone is there, stated as text", async () => {
        // Chromium asks no one, and gives the page an empty microphone.
        const empty = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
        const page = await unheard(empty, ["microphone"]);
        const bar = page.getByRole("navigation", { name: "Accès rapides" });
        await bar.getByRole("button", { name: "Vocal" }).press("Enter");
        await page.getByText("Aucun microphone détecté. Veuillez connecter un microphone.").first().waitFor();
        await bar.getByRole("button", { name: "Micro ✗" }).waitFor();
      });
    },
  );
});
