import { expect, it } from "vitest";
import { isWhole, linesOf, outlinesOf, widthOf, writable } from "./lettering.ts";

const style = { face: "title", size: 60 } as const;

it.each(["title", "text"] as const)("writes French and other Latin letters in the face of %s", (face) => {
  const text = "Œuvre à façon : « l’Île d’Éloïse », 25 €, ÿ, Łucja Ștefan Đurđić";
  expect(writable(text, face)).toBe(text);
});

it("leaves out what its fonts have no glyph for, and draws markup as letters", () => {
  expect(writable("Léa 李\u202e😀\n Martin", "title")).toBe("Léa Martin");
  expect(writable("25\u202f€", "text")).toBe("25\u00a0€");
  const drawn = outlinesOf('</svg><image href="x"/>', style, 0, 0);
  expect(drawn).not.toContain("image");
  expect(drawn.match(/<[^p/]/g)).toBeNull();
});

it("breaks lines at blanks and after hyphens, none wider than it may be", () => {
  const lines = linesOf("Garde d’enfants à Saint-Maur-des-Fossés", style, 560, 3);
  expect(lines).toEqual(["Garde d’enfants à", "Saint-Maur-des-", "Fossés"]);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(560);
  expect(isWhole(lines)).toBe(true);
});

it("ends what does not fit in an ellipsis, one endless word too", () => {
  for (const text of ["Aide ".repeat(40), "a".repeat(4000), `Bonjour ${"é".repeat(90)}`]) {
    const lines = linesOf(text, style, 560, 2);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/[^ ]…$/);
    expect(isWhole(lines)).toBe(false);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(560);
  }
  expect(linesOf("", style, 560, 2)).toEqual([]);
});
