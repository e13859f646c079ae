/** What playwright-core (or jest-playwright) needs to launch the browser. */
export type LaunchOptions = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  headless: true;
};
/** Where the browser came from; pictures are comparable only under `pinned`. */
export type Browser = {
  origin: "CHROMIUM_PATH" | "pinned" | "installed" | "apt";
  launchOptions: LaunchOptions;
};
/** Names of the shared libraries that the machine lacks for a binary, as `ldd` tells them. */
export declare function missingLibraries(executablePath: string): string[];
/** The browser of the lockfile, with its own libraries when the machine lacks some. */
export declare function pinnedChromium(missing?: (executablePath: string) => string[]): Browser | undefined;
/** Finds a browser: CHROMIUM_PATH, the pinned one, an installed one, then apt-get. Throws when the machine can have none. */
export declare function findChromium(): Browser;
