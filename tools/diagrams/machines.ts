import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";

const root = join(import.meta.dirname, "../..");

/** What a machine is made with when it is only looked at: nothing moves. */
const inertDependencies = {
  now: () => 0,
  newIdempotencyKey: () => "",
  random: () => 0,
  paths: {},
  exemptPaths: new Set(),
};

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === "object" && value !== null && "root" in value && "transition" in value;
}

/** The machine that the entry file of a folder gives (`auth/login`): what `createXMachine` makes, or the life cycle itself. */
export async function loadMachine(folder: string): Promise<AnyStateMachine> {
  const entry = pathToFileURL(join(root, "packages/machines/src", folder, "index.ts")).href;
  const names = (await import(entry)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(names)) {
    if (isMachine(value)) return value;
    if (/^create\w+Machine$/.test(name) && typeof value === "function") return value(inertDependencies);
  }
  throw new Error(`packages/machines/src/${folder}/index.ts gives no createXMachine and no life cycle.`);
}
