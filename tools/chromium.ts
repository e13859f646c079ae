import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { withoutFaketime } from "./clock-ahead.ts";

const root = dirname(import.meta.dirname);

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

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The same pixels on every machine: no hinting, no subpixel text, no colour profile, no processor-specific painting.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-skia-runtime-opts",
  // Repainting only what changed leaves edges that depend on what was painted before.
  "--disable-partial-raster",
  "--disable-checker-imaging",
];

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...withoutFaketime(Object.fromEntries(inherited)), ...extra };
}

function browser(origin: Browser["origin"], executablePath: string, extra?: Record<string, string>): Browser {
  return { origin, launchOptions: { executablePath, args, env: environment(extra), headless: true } };
}

function isRunnable({ launchOptions: { executablePath, env } }: Browser): boolean {
  return spawnSync(executablePath, ["--no-sandbox", "--version"], { env, stdio: "ignore" }).status === 0;
}

function unpackTar(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xf", "-", "--no-same-owner", "-C", folder], {
    input: brotliDecompressSync(readFileSync(archive)),
  });
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>
`;
}

/** Unpacks the pinned browser once, beside its own fonts and libraries; whole or not at all, also when two processes race. */
function unpackPinned(): string {
  const packageFile = createRequire(import.meta.url)
    .resolve("@sparticuz/chromium")
    .replace(/build\/.*$/, "package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  const cache = join(root, ".cache");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(join(cache, "chromium-partial-"));
  const bin = join(dirname(packageFile), "bin");
  writeFileSync(join(partial, "chromium"), brotliDecompressSync(readFileSync(join(bin, "chromium.br"))));
  chmodSync(join(partial, "chromium"), 0o755);
  unpackTar(join(bin, "swiftshader.tar.br"), partial);
  unpackTar(join(bin, "fonts.tar.br"), partial);
  unpackTar(join(bin, "al2023.tar.br"), join(partial, "libraries"));
  writeFileSync(join(partial, "fonts.conf"), fontsConfiguration(folder));
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Names of the shared libraries that the machine lacks for a binary, as `ldd` reports them. */
export function missingLibraries(executablePath: string): string[] {
  const { stdout } = spawnSync("ldd", [executablePath], { encoding: "utf8" });
  return [...(stdout ?? "").matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? "");
}

/** The browser of the lockfile, with its own libraries when the machine lacks some. */
export function pinnedChromium(
  missing: (executablePath: string) => string[] = missingLibraries,
): Browser | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = unpackPinned();
  const executablePath = join(folder, "chromium");
  const inherited = process.env.LD_LIBRARY_PATH;
  const libraries = [join(folder, "libraries", "lib"), ...(inherited ? [inherited] : [])].join(":");
  const extra = { FONTCONFIG_FILE: join(folder, "fonts.conf") };
  const found = browser(
    "pinned",
    executablePath,
    missing(executablePath).length > 0 ? { ...extra, LD_LIBRARY_PATH: libraries } : extra,
  );
  return isRunnable(found) ? found : undefined;
}

const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function installedChromium(origin: "installed" | "apt"): Browser | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .concat(MAC)
    .filter((path) => existsSync(path))
    .map((path) => browser(origin, path))
    .find(isRunnable);
}

function aptChromium(): Browser | undefined {
  if (process.platform !== "linux") return undefined;
  const quiet = { stdio: "ignore", env: environment({ DEBIAN_FRONTEND: "noninteractive" }) } as const;
  spawnSync("apt-get", ["update"], quiet);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  return installedChromium("apt");
}

/** A whole browser, with what the pinned one leaves out (speech recognition): an installed one, else of apt-get. */
export function wholeChromium(): Browser | undefined {
  return installedChromium("installed") ?? aptChromium();
}

/** Finds a browser: CHROMIUM_PATH, the pinned one, an installed one, then apt-get. Throws when the machine can have none. */
export function findChromium(): Browser {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== "") {
    const found = browser("CHROMIUM_PATH", chosen);
    if (!isRunnable(found)) throw new Error(`CHROMIUM_PATH=${chosen} does not run.`);
    return found;
  }
  const found = pinnedChromium() ?? wholeChromium();
  if (found === undefined) throw new Error("No Chromium: set CHROMIUM_PATH, or install chromium.");
  return found;
}

if (import.meta.main) {
  const { origin, launchOptions } = findChromium();
  console.log(`${launchOptions.executablePath} (${origin})`);
}
