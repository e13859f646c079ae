import { expect, test } from "vitest";
import { panelSizeCookies, readPanelSize } from "./panel-size-cookies.ts";

test("the size is stored in cookies for one year [COOK-17, NOTIF-45]", () => {
  expect(panelSizeCookies({ width: 620.4, height: 380 })).toEqual([
    "notificationDropdownWidth=620; path=/; max-age=31536000; samesite=lax",
    "notificationDropdownHeight=380; path=/; max-age=31536000; samesite=lax",
  ]);
});

test("what was stored is read again [NOTIF-45]", () => {
  const cookies = panelSizeCookies({ width: 620, height: 380 }).map((cookie) => cookie.split(";")[0]);
  expect(readPanelSize(["a=b", ...cookies, "c=d"].join("; "))).toEqual({ width: 620, height: 380 });
});

test.each([
  "",
  "notificationDropdownWidth=620",
  "notificationDropdownWidth=x; notificationDropdownHeight=380",
])("« %s » is no size", (cookies) => {
  expect(readPanelSize(cookies)).toBe(null);
});

test("the server, which has no document, knows no size", () => {
  expect("document" in globalThis).toBe(false);
  expect(readPanelSize()).toBe(null);
});
