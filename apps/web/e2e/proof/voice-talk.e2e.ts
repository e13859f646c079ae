import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const voicePage = "/dashboard/parametres/reconnaissance-vocale";
const ruth = newcomer("Ruth");

interface Talk {
  recogniser: {
    onstart: (() => void) | null;
    onend: (() => void) | null;
    onresult: ((event: object) => void) | null;
    onerror: ((event: { error: string }) => void) | null;
  } | null;
  /** What each listening was asked for, and when it began. */
  opened: { at: number; lang: string; maxAlternatives: number }[];
  /** Whether no one speaks: each listening ends as soon as it has begun. */
  isSilent: boolean;
  spoken: { text: string; rate: number; lang: string }[];
  beeps: { hertz: number; seconds: number }[];
}

/** No machine of tests hears or sounds anything: recogniser, voice and tone are stood in for. What is spoken ends at once. */
function fakeServices(): void {
  const talk: Talk = { recogniser: null, opened: [], isSilent: false, spoken: [], beeps: [] };
  Object.assign(globalThis, { talk });
  const Service = class {
    lang = "";
    maxAlternatives = 1;
    start() {
      talk.opened.push({ at: Date.now(), lang: this.lang, maxAlternatives: this.maxAlternatives });
      talk.recogniser = this as unknown as NonNullable<Talk["recogniser"]>;
      queueMicrotask(() => {
        talk.recogniser?.onstart?.();
        if (talk.isSilent) talk.recogniser?.onend?.();
      });
    }
    abort() {
      if (talk.recogniser === (this as unknown)) talk.recogniser = null;
    }
  };
  Object.assign(globalThis, { SpeechRecognition: Service, webkitSpeechRecognition: Service });
  globalThis.speechSynthesis.speak = (utterance) => {
    talk.spoken.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
    queueMicrotask(() => {
      utterance.onstart?.(new Event("start") as SpeechSynthesisEvent);
      utterance.onend?.(new Event("end") as SpeechSynthesisEvent);
    });
  };
  // Without a sound card a context that plays reports errors of its device.
  const Unheard = class extends OfflineAudioContext {
    constructor() {
      super(1, 1, 44_100);
    }
    close = () => Promise.resolve();
  };
  Object.assign(globalThis, { AudioContext: Unheard });
  OscillatorNode.prototype.start = function () {
    talk.beeps.push({ hertz: this.frequency.value, seconds: Number.NaN });
  };
  OscillatorNode.prototype.stop = function (when = 0) {
    const last = talk.beeps.at(-1);
    if (last) last.seconds = Math.round((when - this.context.currentTime) * 100) / 100;
  };
}

describe("talking with the product, while the page's clock stands still", () => {
  const product = useProduct();
  let page: Page;
  let troubles: string[];

  const elapse = (ms: number) => page.clock.runFor(ms);
  const talk = <Answer>(ask: (of: Talk) => Answer): Promise<Answer> =>
    page.evaluate(`(${ask.toString()})(globalThis.talk)`);
  const button = () => page.getByRole("navigation", { name: "Accès rapides" }).locator("[data-voice-state]");
  const reads = (label: string) => expect.poll(() => button().textContent()).toBe(label);
  const isListening = () => expect.poll(() => talk(({ recogniser }) => recogniser !== null)).toBe(true);
  const messageShown = (text: string) =>
    page.getByText(text, { exact: true }).locator("visible=true").first().waitFor();
  const lastSpoken = () => talk(({ spoken }) => spoken.at(-1)?.text);

  async function hear(sentence: string, isFinal = true): Promise<void> {
    await page.evaluate(
      ([transcript, final]) => {
        const results = [Object.assign([{ transcript }], { isFinal: final })];
        (globalThis as unknown as { talk: Talk }).talk.recogniser?.onresult?.({ resultIndex: 0, results });
      },
      [sentence, isFinal] as const,
    );
  }
  const fail = (error: string) =>
    page.evaluate(
      (code) => (globalThis as unknown as { talk: Talk }).talk.recogniser?.onerror?.({ error: code }),
      error,
    );
  /** Opens the microphone once what was spoken has faded. */
  async function open(): Promise<void> {
    await elapse(500);
    await button().press("Enter");
    await reads("Parlez");
    await isListening();
  }
  async function order(sentence: string): Promise<void> {
    await open();
    await hear(sentence);
  }

  beforeAll(async () => {
    const { missions } = await join(product.url, ruth);
    for (let number = 1; number <= 6; number += 1) await missions.create({ body: hedgeMission(number) });
    ({ page, troubles } = await newPerson(product.browser));
    await page.addInitScript(fakeServices);
    await page.clock.install();
    await signIn(page, product.url, ruth.email);
    await visit(page, product.url + voicePage);
    await page.getByRole("switch", { name: "Commander le site à la voix" }).check();
    await button().waitFor({ state: "attached" });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    // The sign-in's own notice stays for ten seconds.
    await elapse(10_000);
  });

  it("is wanted by the setting speechRecognition, and begins with these settings, which recogniser and voice are given [A11Y-13, VOICE-04, VOICE-05, VOICE-06, VOICE-07, VOICE-08, VOICE-09]", async () => {
    const stored = (key: string) =>
      page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
    await expect
      .poll(() => stored("jobami:accessibility-settings"))
      .toMatchObject({ settings: { speechRecognition: true } });
    await expect
      .poll(() => stored("jobami:voice-settings"))
      .toEqual({
        enabled: true,
        language: "fr-FR",
        continuous: true,
        interimResults: true,
        maxAlternatives: 5,
        hotwordActivation: false,
        hotword: "Jobami",
        speechVoice: "",
        speechRate: 1,
        speechPitch: 1,
        speechVolume: 1,
        enableBeep: true,
      });
    await order("Jobami");
    await expect
      .poll(() => talk(({ spoken }) => spoken))
      .toEqual([{ text: "Que voulez-vous faire\u202f?", rate: 1, lang: "fr-FR" }]);
    expect(await talk(({ opened }) => opened[0])).toMatchObject({ lang: "fr-FR", maxAlternatives: 5 });
    await elapse(500);
    await isListening();
    await button().press("Enter");
    await reads("Vocal");
  });

  it("shows by its button whether nothing is on, it listens or it hears, and beeps at 800 Hz for 0.15 s as it opens, where that is wanted [BOT-22, VOICE-17, VOICE-23]", async () => {
    const beeps = await talk((of) => of.beeps.length);
    await open();
    await expect.poll(() => talk((of) => of.beeps.at(-1))).toEqual({ hertz: 800, seconds: 0.15 });
    expect(await talk((of) => of.beeps.length)).toBe(beeps + 1);
    await hear("Voir", false);
    await reads("Écoute");
    await button().press("Enter");
    await reads("Vocal");
    await page.getByRole("switch", { name: "Un bip quand le micro s’ouvre" }).uncheck();
    await open();
    expect(await talk((of) => of.beeps.length)).toBe(beeps + 1);
    await button().press("Enter");
    await reads("Vocal");
  });

  it("states what went wrong word for word, nothing of what was broken off, and for 3 s that there is no microphone [VOICE-24, VOICE-25, VOICE-26, VOICE-27, VOICE-28, VOICE-31]", async () => {
    await open();
    await fail("aborted");
    await reads("Vocal");
    expect(await page.getByRole("region", { name: "Notifications" }).getByRole("listitem").count()).toBe(0);
    expect(await page.getByRole("complementary", { name: "Commandes vocales" }).isVisible()).toBe(false);
    for (const [error, text] of [
      ["no-speech", "Aucune parole détectée"],
      ["network", "Erreur réseau pour la reconnaissance vocale"],
      ["not-allowed", "Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur."],
      ["audio-capture", "Aucun microphone détecté. Veuillez connecter un microphone."],
    ] as const) {
      await open();
      await fail(error);
      await messageShown(text);
    }
    await reads("Micro ✗");
    const tooltip = page.getByText("Microphone indisponible").locator("visible=true");
    await tooltip.waitFor();
    await elapse(2999);
    expect(await tooltip.count()).toBe(1);
    await elapse(1);
    await tooltip.waitFor({ state: "detached" });
  });

  it("takes a sentence in whatever case, accents and number, or with 75 % of a phrase's tokens, and no other [VOICE-18, VOICE-19, VOICE-29]", async () => {
    for (const [sentence, path] of [
      ["NOTIFICATION", "/dashboard/notifications"],
      ["Voir lés missions", "/dashboard/missions"],
      ["Mettre mission en ligne", "/dashboard/missions/poster-une-mission"],
      ["RECONNAISSANCES VOCALES", voicePage],
    ] as const) {
      await order(sentence);
      await page.waitForURL(product.url + path);
    }
    await order("Mettre en ligne");
    const unknown = 'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.';
    await messageShown(unknown);
    await expect.poll(lastSpoken).toBe(unknown);
    expect(page.url()).toBe(product.url + voicePage);
  });

  it("reads the first 5 of the buttons, links and fields of a page, runs ten commands within a minute and refuses the eleventh [VOICE-20, VOICE-21, VOICE-22]", async () => {
    await elapse(60_000);
    const readsFive = async (kind: string) => {
      const list = new RegExp(`^(\\d+) ${kind}\\. Les 5 premiers\u00a0: (.+)\\.$`);
      await order(`Liste des ${kind}`);
      await expect.poll(lastSpoken).toMatch(list);
      const [, count, names = ""] = list.exec((await lastSpoken()) ?? "") ?? [];
      expect(Number(count)).toBeGreaterThan(5);
      expect(names.split(", ")).toHaveLength(5);
    };
    await readsFive("boutons");
    await readsFive("champs");
    await order("Mes missions");
    await page.getByRole("link", { name: /numéro 6/ }).waitFor();
    await readsFive("liens");
    // So low that the list of missions does not fit.
    await page.setViewportSize({ width: 1280, height: 500 });
    const top = () => page.evaluate(() => globalThis.scrollY);
    for (let number = 5; number <= 10; number += 1) {
      const isDown = number % 2 === 1;
      await order(isDown ? "Bas de la page" : "Haut de la page");
      await expect.poll(async () => (await top()) > 0).toBe(isDown);
    }
    await page.evaluate(() => globalThis.scrollTo(0, 200));
    const refused = "Limite de commandes atteinte, veuillez patienter.";
    await order("Haut de la page");
    await messageShown(refused);
    await expect.poll(lastSpoken).toBe(refused);
    expect(await top()).toBeGreaterThan(0);
    await elapse(60_000);
    await order("Haut de la page");
    await expect.poll(top).toBe(0);
    await order("Reconnaissance vocale");
    await page.waitForURL(product.url + voicePage);
  });

  it("waits for its name or « Jobi » once that is wanted: asks what to do after the name alone, runs what comes with it, and opens again every 3 s at most [VOICE-10, VOICE-11, VOICE-12, VOICE-13, VOICE-15, VOICE-17, BOT-22]", async () => {
    await page.getByRole("switch", { name: "Attendre un mot-clé" }).check();
    await elapse(3000);
    await reads("Mot-clé");
    await isListening();
    await hear("Voir les missions");
    await hear("Il fait beau sur la Joconde");
    expect(page.url()).toBe(product.url + voicePage);

    const starts = () => talk(({ opened }) => opened.map(({ at }) => at));
    const before = (await starts()).length;
    await talk((of) => {
      of.isSilent = true;
      of.recogniser?.onend?.();
    });
    await elapse(11_000);
    const silent = (await starts()).slice(before);
    const waits = silent.slice(1).map((at, index) => at - (silent[index] ?? 0));
    expect([...new Set(waits)]).toEqual([3000]);
    await talk((of) => {
      of.isSilent = false;
    });
    await elapse(3000);
    await isListening();

    for (const name of ["Jobami", "Job à mi", "Jobi"]) {
      const times = await talk(({ spoken }) => spoken.length);
      await isListening();
      await hear(name);
      await expect.poll(() => talk(({ spoken }) => spoken.length)).toBe(times + 1);
      expect(await lastSpoken()).toBe("Que voulez-vous faire\u202f?");
      await elapse(500);
      await reads("Écoute");
      await isListening();
      await fail("aborted");
      await reads("Mot-clé");
      await elapse(3000);
    }
    await isListening();
    await hear("Jobi, voir les missions");
    await page.waitForURL(`${product.url}/dashboard/missions`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
