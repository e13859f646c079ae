import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfInputs } from "./inputs.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "apps/web");
const marker = join(web, "build/.inputs");

const INPUTS = [
  "pnpm-lock.yaml",
  "apps/web/*.{ts,json}",
  "apps/web/manifests/*.ts",
  "apps/web/{app,public}/**/*",
  "packages/*/package.json",
  "packages/*/src/**/*",
];
const NOT_SHIPPED = /\.(test|stories|model)\.tsx?$|\/app\/(generated|routes\/written)\//;

/** What the web build is made of, as one hash of contents. */
export function webInputs(): string {
  return hashOfInputs(root, INPUTS, NOT_SHIPPED);
}

/** True when the build on disk was made from the sources on disk. */
export function isWebBuilt(): boolean {
  return existsSync(marker) && readFileSync(marker, "utf8") === webInputs();
}

/** Builds the web application; its output goes to standard error, for standard output belongs to the server's one line. */
export async function buildWeb(): Promise<void> {
  const inputs = webInputs();
  process.stderr.write("Jobami : construction de l’application…\n");
  const build = spawn(join(web, "node_modules/.bin/react-router"), ["build", "--logLevel", "warn"], {
    cwd: web,
    stdio: ["ignore", process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const end = () => build.kill();
  process.once("exit", end);
  const code = await new Promise((resolve, reject) => build.once("exit", resolve).once("error", reject));
  process.off("exit", end);
  if (code !== 0) throw new Error(`The web build failed (exit ${String(code)}).`);
  writeFileSync(marker, inputs);
}

if (import.meta.main && !isWebBuilt()) await buildWeb();
