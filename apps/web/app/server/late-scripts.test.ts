import { expect, it } from "vitest";
import { lateScripts } from "./late-scripts.ts";

const page =
  '<html><head><title>Été</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" crossorigin="" href="/b.js"/></head><body><p>« <link rel="modulepreload" » é</p></body></html>';
const late =
  '<html><head><title>Été</title><link rel="modulepreload" href="/a.js" fetchpriority="low"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" crossorigin="" href="/b.js" fetchpriority="low"/></head><body><p>« <link rel="modulepreload" » é</p></body></html>';

const through = (html: string) => lateScripts(Buffer.from(html)).toString();

it("scripts are preloaded after styles", () => {
  expect(through(page)).toBe(late);
});

it("a document without a head passes as it is", () => {
  expect(through("<p>Bonjour à tous</p>")).toBe("<p>Bonjour à tous</p>");
  expect(through("")).toBe("");
});
