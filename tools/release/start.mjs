// Plain JavaScript that any Node reads: what is too old is told so, rather than failing at a word that it does not know.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const numbers = (/** @type {string} */ version) => version.replace(/^\D+/, "").split(".").map(Number);
const [major = 0, minor = 0] = numbers(engines.node);
const [ownMajor = 0, ownMinor = 0] = numbers(process.versions.node);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(
    `✗ Jobami demande Node ${major}.${minor} ou plus récent ; cette machine a ${process.versions.node}.
✗ Jobami needs Node ${major}.${minor} or newer; this machine has ${process.versions.node}.
`,
  );
  process.exit(1);
}
await import(new URL("apps/server/src/main.js", import.meta.url).href);
