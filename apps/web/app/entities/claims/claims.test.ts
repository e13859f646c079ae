import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aiClaims } from "./ai-claims.ts";
import { claims, textsOf } from "./claims.ts";

const all = [...Object.values(claims), ...Object.values(aiClaims)];

const app = join(import.meta.dirname, "../..");

test("a claim that is switched off is not shown", () => {
  const some = [
    { text: "Vrai", source: "Compté", isShown: true },
    { text: "Plus vrai", source: "Hier", isShown: false },
  ];
  expect(textsOf(some)).toEqual(["Vrai"]);
});

test("a claim is worded in its configuration alone, so that switching it off takes it away", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && !/^entities\/claims\/(ai-)?claims\.ts$/.test(file),
  );
  const repeated = files.flatMap((file) => {
    const source = readFileSync(join(app, file), "utf8");
    return all.flatMap(({ text }) => (source.includes(`"${text}"`) ? [`${file}: ${text}`] : []));
  });
  expect(repeated).toEqual([]);
});

test("every claim names its source", () => {
  expect(all.filter(({ source }) => source.length < 10)).toEqual([]);
});
