import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { machinesOfStories } from "../tools/stories/machines-of.ts";
import { readStories } from "../tools/stories/read.ts";
import { speakersOf } from "../tools/test/machine-wiring.ts";
import { allMachines, machinesInUse } from "../tools/test/machines-in-use.ts";
import { productSources } from "../tools/test/product-sources.ts";
import type { MachineWiring } from "./machines/viewer/wiring.ts";
import { placeOf } from "./sidebar.ts";
import { addressOf } from "./source-texts.ts";

const root = join(import.meta.dirname, "..");
const name = "virtual:machine-wiring";
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Names of events in dots (`form.submitted`), as sources write them. */
const events = (text: string) =>
  new Set([...text.matchAll(/"([a-z][a-zA-Z]*(?:\.[a-zA-Z]+)+)"/g)].map(([, event = ""]) => event));

/** The pages of the product that show each machine. */
function screens(): Map<string, MachineWiring["screens"]> {
  const machinesOf = machinesOfStories();
  const first = new Map(
    readStories(globSync("apps/web/app/**/*.stories.tsx", { cwd: root }))
      .reverse()
      .map((story) => [story.file, story]),
  );
  const shown = new Map<string, { label: string; story: string }[]>();
  for (const { file, id, title } of [...first.values()].reverse())
    for (const { machine } of machinesOf(file))
      shown.set(machine, [
        ...(shown.get(machine) ?? []),
        { label: placeOf(file, title).replace("Product/", ""), story: id },
      ]);
  return shown;
}

/** The story that shows each state of a machine in its gallery, by the text of the state. */
function galleries(): Map<string, Record<string, string>> {
  const drawn = new Map<string, Record<string, string>>();
  for (const file of globSync(".storybook/machines/gallery/*.gallery.tsx", { cwd: root })) {
    const folder = /galleryOf\(\s*"([^"]+)"/.exec(read(file))?.[1] ?? "";
    const stories = file
      .replaceAll("\\", "/")
      .replace("gallery/", "gallery/.cache/")
      .replace(".gallery.tsx", ".stories.tsx");
    // `pnpm gallery` makes them.
    if (!existsSync(join(root, stories))) continue;
    const states = [...read(stories).matchAll(/args: \{ state: (".*") \}/g)].map(
      ([, state = '""']) => JSON.parse(state) as string,
    );
    const ids = readStories([stories]).map(({ id }) => id);
    drawn.set(folder, Object.fromEntries(states.map((state, at) => [state, ids[at] ?? ""])));
  }
  return drawn;
}

/** What sends each event of each machine, and what shows it: read from the sources of the product. */
export function readWiring(): Record<string, MachineWiring> {
  const product = productSources(root);
  const inUse = machinesInUse(root);
  const shown = screens();
  const drawn = galleries();
  return Object.fromEntries(
    allMachines(root).map((folder) => {
      const sources = globSync(`packages/machines/src/${folder}/*.ts`, { cwd: root })
        .map((file) => file.replaceAll("\\", "/"))
        .sort();
      const heard = events(sources.map(read).join("\n"));
      const speakers = inUse.has(folder) ? [...speakersOf(product, folder)].sort() : [];
      const senders: Record<string, string[]> = {};
      for (const file of speakers)
        for (const event of events(product.texts.get(file) ?? ""))
          if (heard.has(event)) senders[event] = [...(senders[event] ?? []), file];
      return [
        folder,
        {
          senders,
          screens: shown.get(folder) ?? [],
          gallery: drawn.get(folder) ?? {},
          sources: sources.map(addressOf),
        },
      ];
    }),
  );
}

/** Hands the viewer of machines what the product does with each: read once, when the first of their pages is asked for. */
export function machineWiring(): Plugin {
  return {
    name: "jobami:machine-wiring",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const wiring = ${JSON.stringify(readWiring())};` : undefined),
  };
}
