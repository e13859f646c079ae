import { expect, test } from "vitest";
import { browserOf } from "./browser.ts";

const described = (userAgent: string | undefined) => {
  const { browser, system, form } = browserOf(undefined, userAgent);
  return [browser, system, form];
};

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    ["Firefox", "Windows", "desktop"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    ["Safari", "iOS", "phone"],
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    ["Chrome", "Android", "phone"],
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    ["Microsoft Edge", "macOS", "desktop"],
  ],
])("a browser is named by what it states: %s", (userAgent, expected) => {
  expect(described(userAgent)).toEqual(expected);
});

test.each([
  undefined,
  "",
  "Appelez le 08 99 00 00 00 pour votre compte",
  "Mozilla/5.0 ".repeat(60),
  "curl/8.9",
])("what is no browser's is not repeated to anybody: %s", (userAgent) => {
  expect(described(userAgent)).toEqual([null, null, "unknown"]);
});

test("a cookie of ours names the browser; anything else is replaced by a new name", () => {
  const { deviceToken } = browserOf(undefined, undefined);
  expect(deviceToken).toMatch(/^[\w-]{43}$/);
  expect(browserOf(deviceToken, undefined).deviceToken).toBe(deviceToken);
  for (const forged of ["", "court", "x".repeat(5000), `${deviceToken.slice(1)}'`])
    expect(browserOf(forged, undefined).deviceToken).not.toBe(forged);
});
