import { type Browser, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { wholeChromium } from "../../../tools/chromium.ts";
import { newPerson, signIn, visit } from "./browser.ts";
import { useProduct } from "./product.ts";
import { join, newcomer } from "./visitor.ts";

const voicePage = "/dashboard/parametres/reconnaissance-vocale";
const ines = newcomer("Ines");

/** The pinned browser has no speech recognition of its own. */
const whole = wholeChromium();

/** Chromium asks nobody for the microphone and gives the page an empty one. */
const withoutMicrophone = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];

describe.skipIf(whole === undefined)("what the browser's own speech recognition answers", () => {
  const product = useProduct();
  let browser: Browser | undefined;

  beforeAll(async () => {
    await join(product.url, ines);
  });

  afterEach(() => browser?.close());

  /** Somebody with the microphone's page open, commands by voice wanted. */
  async function speaker(args: readonly string[], permissions: string[]): Promise<Page> {
    const { launchOptions } = whole ?? { launchOptions: { args: [] } };
    browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
    const { page } = await newPerson(browser, { permissions });
    await signIn(page, product.url, ines.email);
    await visit(page, product.url + voicePage);
    await page.getByRole("switch", { name: "Commander le site à la voix" }).check();
    return page;
  }

  const bar = (page: Page) => page.getByRole("navigation", { name: "Accès rapides" });
  const settings = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("jobami:voice-settings") ?? "null"));

  it("not-allowed: the microphone is refused, said in words, and no keyword is waited for [VOICE-16]", async () => {
    const page = await speaker([], []);
    await page.getByRole("switch", { name: "Attendre un mot-clé" }).check();
    await page
      .getByText("Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur.")
      .first()
      .waitFor();
    await expect.poll(() => settings(page)).toMatchObject({ enabled: true, hotwordActivation: false });
  });

  it("audio-capture: no microphone is there, said in words", async () => {
    const page = await speaker(withoutMicrophone, ["microphone"]);
    await bar(page).getByRole("button", { name: "Vocal" }).press("Enter");
    await page.getByText("Aucun microphone détecté. Veuillez connecter un microphone.").first().waitFor();
    await bar(page).getByRole("button", { name: "Micro ✗" }).waitFor();
  });
});
