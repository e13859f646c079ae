import { describe, expect, test } from "vitest";
import { partsOf, sentences } from "./page-reading.ts";

describe("texts as sentences", () => {
  test.each([
    [["Votre nom", "Indiquez votre nom."], "Votre nom. Indiquez votre nom."],
    [
      ["Ce champ est obligatoire.", "C’est ce que les autres verront."],
      "Ce champ est obligatoire. C’est ce que les autres verront.",
    ],
    [["Prix :", "  45 € ", "", "Payer ?", "Oui"], "Prix : 45 €. Payer ? Oui"],
    [[], ""],
  ])("%j: each with one stop", (texts, read) => {
    expect(sentences(texts)).toBe(read);
  });
});

describe("the parts of a text that are read at once", () => {
  const sentence = `${"mot ".repeat(24)}fin.`;

  test("are one for a short text, none for none", () => {
    expect(partsOf(sentence)).toEqual([sentence]);
    expect(partsOf("")).toEqual([]);
  });

  test("have 1,500 characters at most, end after a sentence, and leave nothing out", () => {
    const text = Array.from({ length: 40 }, () => sentence).join(" ");
    const parts = partsOf(text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter((part) => part.length > 1500 || !part.endsWith("fin."))).toEqual([]);
    expect(parts.join(" ")).toBe(text);
  });

  test("end somewhere where there is no sentence", () => {
    const parts = partsOf("a".repeat(4000));
    expect(parts.join("")).toBe("a".repeat(4000));
    expect(parts.every(({ length }) => length <= 1500)).toBe(true);
  });
});
