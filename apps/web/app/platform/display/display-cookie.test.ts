import { displaySettingsSchema } from "@jobami/api/pages/contract";
import { defaultSettings } from "@jobami/machines/display/accessibility-settings";
import { expect, test } from "vitest";
import { displayCookieLine } from "./display-cookie.ts";

const settings = {
  ...defaultSettings,
  theme: "dark",
  speechVoice: "Amélie; secret",
  fontSize: "large",
} as const;

test("the cookie carries the display settings to the server for a year, and nothing of the voice [A11Y-01]", () => {
  const line = displayCookieLine(settings, false);
  const [pair = "", ...attributes] = line.split("; ");
  const value: unknown = JSON.parse(decodeURIComponent(pair.slice("jobami_display=".length)));
  expect(attributes).toEqual(["path=/", "max-age=31536000", "samesite=lax"]);
  expect(displaySettingsSchema.strict().parse(value)).toEqual(value);
  expect(value).toMatchObject({ theme: "dark", fontSize: "large" });
});

test("over https the cookie never travels in the clear", () => {
  expect(displayCookieLine(settings, true)).toMatch(/; secure$/);
});
