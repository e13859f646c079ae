import type { CarriedDisplay } from "@jobami/api/display/contract";
import { darkAndLarge } from "@jobami/api/display/fixtures";
import { defaultSettings, type SettingsRecord } from "@jobami/machines/display/accessibility-settings";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { createCarrier, sharedKey } from "./carrier.ts";

const accountAt = Date.parse(darkAndLarge.savedAt);
const device = (savedAt: number, theme: "light" | "auto" = "light"): SettingsRecord => ({
  version: 1,
  savedAt,
  settings: { ...defaultSettings, theme },
});

let stored: Map<string, string>;
/** A tab of its own: what it knew is gone. */
function openTab(): void {
  const tab = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
}
beforeEach(() => {
  stored = stubStorage();
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

/** An account that answers as the server does: what was chosen last counts. */
function accountWith(first: CarriedDisplay | null) {
  const asked: string[] = [];
  const taken: SettingsRecord[] = [];
  let held = first;
  let isDown = false;
  const carrier = createCarrier(
    {
      read: async () => {
        asked.push("read");
        if (isDown) throw new TypeError("network");
        return { success: true, data: held };
      },
      save: async ({ body }) => {
        asked.push(`save ${body.settings.theme}`);
        if (isDown) throw new TypeError("network");
        if (held === null || held.savedAt < body.savedAt) held = body;
        return { success: true, data: held };
      },
    },
    (record) => taken.push(record),
  );
  return {
    ...carrier,
    asked,
    taken,
    held: () => held,
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

test("what was chosen before a sign-up goes into the new account, once", async () => {
  const account = accountWith(null);
  await account.carry("lea", device(accountAt));
  await account.carry("lea", device(accountAt));
  expect(account.asked).toEqual(["read", "save light"]);
  expect(account.held()?.settings.theme).toBe("light");
  expect(account.taken).toEqual([]);
});

test("a device where nothing was chosen takes the account’s, and sends nothing back", async () => {
  const account = accountWith(darkAndLarge);
  await account.carry("lea", device(0, "auto"));
  const [record] = account.taken;
  expect(record).toMatchObject({ savedAt: accountAt, settings: { theme: "dark", fontSize: "large" } });
  if (record !== undefined) await account.carry("lea", record);
  expect(account.asked).toEqual(["read"]);
});

test("a change while signed in is sent; where another device chose later, that one counts", async () => {
  const account = accountWith(null);
  await account.carry("lea", device(0, "auto"));
  await account.carry("lea", device(accountAt - 1));
  expect(account.asked).toEqual(["read", "save light"]);
  const late = accountWith(darkAndLarge);
  sessionStorage.setItem(sharedKey, "lea");
  await late.carry("lea", device(accountAt - 5));
  expect(late.taken).toMatchObject([{ savedAt: accountAt, settings: { theme: "dark" } }]);
});

test("what one person left on a shared device goes into no one else’s account", async () => {
  const lea = accountWith(null);
  await lea.carry("lea", device(accountAt + 9));
  lea.forget();
  const ugo = accountWith(null);
  await ugo.carry("ugo", device(accountAt + 9));
  await ugo.carry("ugo", device(accountAt + 9));
  expect([ugo.asked, ugo.held()]).toEqual([["read"], null]);
});

test("the account is asked again at the next sign-in, and in another tab", async () => {
  const account = accountWith(darkAndLarge);
  await account.carry("lea", device(0, "auto"));
  const [record] = account.taken;
  if (record === undefined) throw new Error("nothing was taken");
  account.forget();
  await account.carry("lea", record);
  openTab();
  await account.carry("lea", record);
  expect(account.asked).toEqual(["read", "read", "read"]);
});

test("what the network held back is carried at the next change", async () => {
  const account = accountWith(null);
  account.setDown(true);
  await account.carry("lea", device(accountAt));
  account.setDown(false);
  await account.carry("lea", device(accountAt + 1));
  expect(account.held()?.settings.theme).toBe("light");
  expect(stored.get(sharedKey)).toContain("lea");
});
