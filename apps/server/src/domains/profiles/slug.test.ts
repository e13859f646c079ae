import { expect, test } from "vitest";
import { isOfBase, plainSlug, slugBase } from "./slug.ts";

test.each([
  ["Léa-Maëlle", "lea-maelle"],
  ["LÉA", "lea"],
  ["lea.", "lea"],
  ["l.e.a", "lea"],
  ["Lеа", "lea"],
  ["ＬＥＡ", "lea"],
  ["𝓛𝓮𝓪", "lea"],
  ["L\u200bea", "lea"],
  ["D’Artagnan", "dartagnan"],
  ["Cœur", "coeur"],
  ["Straße", "strasse"],
  ["  --Léa--  ", "lea"],
  ["../../admin", "admin"],
  ["<script>", "script"],
  ["مريم", ""],
  ["a".repeat(200), "a".repeat(60)],
])("%j is %j in an address, as whatever resembles it", (text, slug) => {
  expect(plainSlug(text)).toBe(slug);
});

test.each([
  [{ prenom: "Léa", nom: "de La Tour" }, "lea-t"],
  [{ prenom: "favoris", nom: "—" }, "membre"],
  [{ prenom: "sécurité", nom: "’" }, "membre"],
  [{ prenom: "李", nom: "王" }, "membre"],
])("%j has the base %j", (names, base) => {
  expect(slugBase(names)).toBe(base);
});

test("a numbered name is of its base, a longer one is not", () => {
  expect(["lea-m", "lea-m-12", "lea-m-x", "lea-ma", "lea"].map((slug) => isOfBase(slug, "lea-m"))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
