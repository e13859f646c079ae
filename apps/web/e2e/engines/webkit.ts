import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { debianProgram } from "../../../../tools/debian-program.ts";
import { freePort } from "../../../../tools/postgres.ts";
import { errorCopy } from "../../app/features/site/errors/copy.ts";
import { partFailure } from "../../app/platform/failures/copy.ts";
import { startDisplay } from "./display.ts";
import { type Engine, type EngineWindow, type Look, windowHeight } from "./engine.ts";
import { isOnTop, lookAround, noteErrors, noteViolations, takeNoted } from "./in-page.ts";

/** The toolbar of the window would keep it at 447 px at least. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.2); }";

const script = (run: (...given: never[]) => unknown, ...given: unknown[]) =>
  `return (${run})(${given.map((one) => JSON.stringify(one)).join(", ")})`;

async function untilAnswers(url: string, driver: ChildProcess): Promise<void> {
  while ((await fetch(`${url}/status`).catch(() => null)) === null) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts WebKitGTK's driver on a display of its own; each window is a browser of its own, one at a time. */
export async function startWebKit(): Promise<Engine> {
  const program = debianProgram("webkit2gtk-driver", ["/usr/bin/WebKitWebDriver"]);
  const folder = await mkdtemp(join(tmpdir(), "jobami-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), narrowToolbar);
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      LANG: "C.UTF-8",
      LANGUAGE: "fr",
      TZ: "Europe/Paris",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, driver);
  return {
    async newWindow(width) {
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(url)
        // A load that is waited for does not end while the live channel is open.
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser", pageLoadStrategy: "none" }))
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width, height: windowHeight });
      return windowOf(session);
    },
    async close() {
      driver.kill();
      display.process.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function windowOf(session: WebDriver): EngineWindow {
  // The driver runs nothing before a document's own scripts and reports no console: what fails between the first byte of a document
  // and the first look at it is not seen here, nor what the engine itself writes to the console besides violations of the content policy.
  const note = () => session.executeScript(`(${noteViolations})(); (${noteErrors})();`);

  async function pressed(place: string): Promise<WebElement | undefined> {
    for (const element of await session.findElements(By.xpath(place))) {
      if (!(await element.isDisplayed())) continue;
      if (!(await session.executeScript(`return (${isOnTop})(arguments[0])`, element))) continue;
      // The driver's own click refuses links that reach over their whole row, and does not scroll to a field below the window.
      await session.actions().move({ origin: element }).click().perform();
      return element;
    }
    return undefined;
  }
  return {
    async open(address) {
      await session.executeScript("globalThis.isLeft = true");
      await session.get(address);
      await session.wait(
        async () => !(await session.executeScript("return globalThis.isLeft")),
        60_000,
        "",
        20,
      );
      await note();
    },
    async look() {
      await note();
      return session.executeScript<Look>(script(lookAround, { page: errorCopy.crash, part: partFailure }));
    },
    async tryPress(place) {
      await note();
      return (await pressed(place)) !== undefined;
    },
    async tryType(place, text) {
      await note();
      if ((await pressed(place)) === undefined) return false;
      await session.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).sendKeys(text).perform();
      return true;
    },
    troubles: () => session.executeScript<string[]>(script(takeNoted)),
    close: () => session.quit(),
  };
}
