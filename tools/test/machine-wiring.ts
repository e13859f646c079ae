import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { machinesRunBy } from "./machines-in-use.ts";
import type { ProductSources } from "./product-sources.ts";

/** What plays a machine in the file itself; where it is only made, whoever imports the file plays it. */
const PLAYS = /\b(?:useFlow|createActor)\(/;
const QUEUE = /-queue\.ts$/;
const PUBLIC_API = /\.domain\.ts$/;
const SERVICE = /^apps\/server\/src\/domains\/[^/]+\//;
const HOOK = /\/use-[a-z-]+\.tsx?$/;

function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

/** The events that a machine's chart listens to, but xstate's own. */
export function eventsOf(machine: AnyStateMachine): string[] {
  const names = statesOf(machine.root).flatMap((state) => [...state.transitions.keys()]);
  return [...new Set(names)]
    .filter((name) => name !== "" && name !== "*" && !name.startsWith("xstate."))
    .sort();
}

/** The calls of a machine whose failure its chart does not answer, by their state. */
export function callsWithoutFailure(machine: AnyStateMachine): string[] {
  return statesOf(machine.root).flatMap((state) =>
    state.invoke
      .filter(({ id }) => !state.transitions.has(`xstate.error.actor.${id}`))
      .map(({ src }) => `${String(src)} in ${[machine.id, ...state.path].join(".")}`),
  );
}

/** The files that make a machine, or ask a life cycle, and that a browser or the server comes to read. */
export function runnersOf(product: ProductSources, folder: string): string[] {
  return [...product.reached].filter((file) => machinesRunBy(product.texts.get(file) ?? "").includes(folder));
}

/**
 * The files that can speak to a machine: where it is played, and all that is imported there. A file that only makes it is
 * played by its importers; a hook speaks by the screens that use it, and what waits in a queue comes from all who use that.
 * On the server a service asks, and its routes and jobs ask that.
 */
export function speakersOf(product: ProductSources, folder: string): ReadonlySet<string> {
  const importers = (file: string) => product.importersOf(file).filter((one) => product.reached.has(one));
  // What a domain offers is asked by the services of others, through its public API.
  const askers = (file: string) =>
    importers(file).flatMap((one) =>
      PUBLIC_API.test(one)
        ? [one, ...importers(one).filter((other) => SERVICE.test(other) && !PUBLIC_API.test(other))]
        : [one],
    );
  const players = runnersOf(product, folder).flatMap((runner) => {
    if (runner.startsWith("apps/server/"))
      return [runner, ...askers(runner).flatMap((one) => [one, ...askers(one)])];
    return PLAYS.test(product.texts.get(runner) ?? "") ? [runner] : importers(runner);
  });
  const users = players.flatMap((player) => [
    ...(HOOK.test(player) ? importers(player) : []),
    ...product
      .importsOf(player)
      .filter((file) => QUEUE.test(file))
      .flatMap(importers),
  ]);
  return product.below([...players, ...users]);
}

/** What a machine sends to itself: the events that its chart raises, and those that a life cycle's question asks with. */
function ownEvents(root: string, folder: string): string[] {
  const textOf = (role: string) =>
    globSync(`packages/machines/src/${folder}/*.${role}.ts`, { cwd: root })
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n");
  // A chart may be written in parts: session.account.ts beside session.machine.ts.
  const raised = textOf("*").matchAll(/\braise\((?:\([^)]*\) => \()?\{\s*type: "([^"]+)"/g);
  const asked = textOf("{acts,expiry,standing,validity}").matchAll(/"([a-z]+\.[a-zA-Z]+)"/g);
  return [...raised, ...asked].map(([, name = ""]) => name);
}

/** The events that a machine listens to and no one who can speak to it sends. */
export function eventsNeverSent(
  root: string,
  product: ProductSources,
  folder: string,
  machine: AnyStateMachine,
): string[] {
  const texts = [...speakersOf(product, folder)].map((file) => product.texts.get(file) ?? "");
  const own = new Set(ownEvents(root, folder));
  return eventsOf(machine).filter(
    (name) => !own.has(name) && !texts.some((text) => text.includes(`"${name}"`)),
  );
}
