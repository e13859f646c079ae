import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exemptFromPictures } from "../../.storybook/exceptions.ts";
import { builtStorybook } from "../../tools/storybook/serve.ts";
import { type Variant, variantsOf } from "./variants.ts";

/** A story and the ways it is looked at. */
export interface Subject {
  id: string;
  title: string;
  variants: readonly Variant[];
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
}

/** Every story of the built index; only the reasoned list of exceptions is left out. */
export function findSubjects(only?: ReadonlySet<string>): Subject[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, "index.json"), "utf8")) as {
    entries: Record<string, Entry>;
  };
  const exempt = exemptFromPictures();
  return Object.values(entries)
    .filter(({ type, id }) => type === "story" && !exempt.has(id) && (only?.has(id) ?? true))
    .map(({ id, title, name }) => ({ id, title: `${title} · ${name}`, variants: variantsOf(title) }));
}
