import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";

const root = join(import.meta.dirname, "../..");

/** A world in which nothing happens: enough to make a machine that is only looked at. */
const stillWorld = { now: () => 0, newIdempotencyKey: () => "", random: () => 0 };

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === "object" && value !== null && "root" in value && "transition" in value;
}

/** The machine behind the door of a folder (`flows/login`): what `createXMachine` makes, or the life cycle itself. */
export async function loadMachine(folder: string): Promise<AnyStateMachine> {
  const door = pathToFileURL(join(root, "packages/machines/src", folder, "index.ts")).href;
  const names = (await import(door)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(names)) {
    if (isMachine(value)) return value;
    if (/^create\w+Machine$/.test(name) && typeof value === "function") return value(stillWorld);
  }
  throw new Error(`packages/machines/src/${folder}/index.ts gives no createXMachine and no life cycle.`);
}
