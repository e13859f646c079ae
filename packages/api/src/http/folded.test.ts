import { describe, expect, test } from "vitest";
import { folded, foldedTerms } from "./folded.ts";

describe("a folded text", () => {
  test.each([
    "L’œuvre vérifiée d’été – porte-à-faux",
    "l'oeuvre verifiee d'ete porte a faux",
    "L‘ŒUVRE  VÉRIFIÉE D`ÉTÉ — PORTE‑À‑FAUX",
    "l’œuvre vérifiée d’été – porte-à-faux".normalize("NFD"),
    " l’œuvre\u00a0vérifiée\u202fd’été\t-\nporte-à-faux ",
    "«\u202fL’œuvre vérifiée\u202f» (d’été)\u00a0: porte-à-faux\u202f!",
  ])("of « %s » is the same", (text) => {
    expect(folded(text)).toBe("l oeuvre verifiee d ete porte a faux");
  });

  test("keeps other writings, and digits", () => {
    expect(folded("Ștefan 2ᵉ — مرحبا Ελλάδα 日本")).toBe("stefan 2e مرحبا ελλαδα 日本");
    expect(folded("Straße Ørsted Łódź ﬁn № 5")).toBe("strasse orsted lodz fin no 5");
  });

  test("of signs alone is empty, and has no terms", () => {
    expect([folded(" %_\\ – … "), foldedTerms("—")]).toEqual(["", []]);
    expect(foldedTerms("lea@exemple.fr")).toEqual(["lea", "exemple", "fr"]);
  });

  test("of a folded text is itself", () => {
    for (let code = 0x20; code < 0x3000; code += 1) {
      const once = folded(`a${String.fromCodePoint(code)}b`);
      expect([code, folded(once)]).toEqual([code, once]);
    }
  });
});
