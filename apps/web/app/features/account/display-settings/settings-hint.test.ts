import { afterEach, expect, test, vi } from "vitest";
import { stubForbiddenStorage, stubStorage } from "../../../testing/stub-storage.ts";
import { claimHint, hintOf } from "./settings-hint.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ contrast: true, lessMotion: false, largeText: false }, "Contraste élevé\u00a0: c’est déjà en place"],
  [
    { contrast: true, lessMotion: true, largeText: true },
    "Contraste élevé, moins d’animations, texte agrandi\u00a0: c’est déjà en place",
  ],
  [{ contrast: false, lessMotion: false, largeText: true }, "Texte agrandi\u00a0: c’est déjà en place"],
])("what the system asks for is named, and where the settings are", (wishes, expected) => {
  const message = hintOf(wishes)?.message ?? "";
  expect(message.startsWith(expected)).toBe(true);
  expect(message).toContain("«\u202fRéglages d’affichage\u202f», en haut de chaque page");
});

test("whose system asks for nothing is shown nothing", () => {
  expect(hintOf({ contrast: false, lessMotion: false, largeText: false })).toBeNull();
});

test("the hint is shown once on a device, and never where that cannot be noted", () => {
  stubStorage();
  expect([claimHint(), claimHint()]).toEqual([true, false]);
  stubForbiddenStorage();
  expect(claimHint()).toBe(false);
});
