import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { lateScripts } from "./late-scripts.ts";

const page =
  '<html><head><title>Été</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" crossorigin="" href="/b.js"/></head><body><p>« <link rel="modulepreload" » é</p></body></html>';
const late =
  '<html><head><title>Été</title><link rel="modulepreload" href="/a.js" fetchpriority="low"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" crossorigin="" href="/b.js" fetchpriority="low"/></head><body><p>« <link rel="modulepreload" » é</p></body></html>';

/** The page in pieces of as many bytes, through the transform. */
const through = (html: string, size: number) => {
  const bytes = Buffer.from(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return text(Readable.from(pieces).pipe(lateScripts()));
};

it.each([1, 7, 64, 10_000])("scripts are preloaded after styles, in pieces of %i bytes", async (size) => {
  expect(await through(page, size)).toBe(late);
});

it("a document without a head passes as it is", async () => {
  expect(await through("<p>Bonjour à tous</p>", 5)).toBe("<p>Bonjour à tous</p>");
  expect(await through("", 5)).toBe("");
});
