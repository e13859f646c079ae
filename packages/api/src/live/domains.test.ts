import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { livePatches } from "./domains.ts";

const folder = join(import.meta.dirname, "..");

it.each(globSync("*/live.ts", { cwd: folder }).map((path) => dirname(path)))(
  "the list of live events holds those of %s",
  async (domain) => {
    const [own] = Object.values<object>(await import(join(folder, domain, "live.ts"))).filter(
      (value) => typeof value === "object",
    );
    expect(livePatches).toMatchObject(own ?? {});
    expect(Object.keys(own ?? {})).not.toEqual([]);
  },
);
