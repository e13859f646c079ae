import { describe, expect, it } from "vitest";
import {
  choicesField,
  emailField,
  flagField,
  line,
  nameField,
  newPasswordField,
  paragraph,
} from "./fields.ts";
import { amountField, toCents, toEuros } from "./money.ts";

const accepts = (schema: { safeParse(v: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("free text", () => {
  const title = line({ name: "Titre", max: 40 });
  const message = paragraph({ name: "Message", max: 80 });

  it.each([
    "Réparer l’évier 🔧",
    "مرحبا بكم",
    "'; DROP TABLE missions;--",
    "<script>alert(1)</script>",
    "  bords  ",
  ])("comes back letter for letter: %s", (text) => {
    expect(title.parse(text)).toBe(text);
    expect(message.parse(text)).toBe(text);
  });

  it.each(["a\u0000b", "a\u0007b", "a\u009fb", "a\ud800b"])(
    "with a control character is refused: %j",
    (text) => {
      expect([accepts(title, text), accepts(message, text)]).toEqual([false, false]);
    },
  );

  it("keeps line breaks in paragraphs only", () => {
    expect([accepts(title, "a\nb"), accepts(message, "a\nb\tc")]).toEqual([false, true]);
  });

  it("of blanks only is missing, in French", () => {
    expect(title.safeParse("   ").error?.issues[0]?.message).toBe("Titre : ce champ est obligatoire.");
  });
});

describe("fields", () => {
  it("fold an e-mail address to its one spelling, and ask for one [LOGIN-15]", () => {
    expect(emailField.parse("  Lea.Martin@Exemple.FR ")).toBe("lea.martin@exemple.fr");
    expect(accepts(emailField, "  ")).toBe(false);
  });

  it.each(["", "lea", "lea@", "@exemple.fr", `${"a".repeat(250)}@ex.fr`, 3, null])(
    "refuse the address %j",
    (value) => {
      expect(accepts(emailField, value)).toBe(false);
    },
  );

  it.each([
    ["lea@société.fr", "lea@xn--socit-esab.fr"],
    ["LEA@SOCIÉTÉ.FR", "lea@xn--socit-esab.fr"],
    ["lea@socie\u0301te\u0301.fr", "lea@xn--socit-esab.fr"],
    ["lea@société。fr", "lea@xn--socit-esab.fr"],
    ["lea@xn--socit-esab.fr", "lea@xn--socit-esab.fr"],
    ["lea@straße.de", "lea@xn--strae-oqa.de"],
    ["lea@почта.рф", "lea@xn--80a1acny.xn--p1ai"],
    ["lea@ｅｘｅｍｐｌｅ.fr", "lea@exemple.fr"],
  ])("know one address at an accented domain however it is typed: %j [LOGIN-15]", (typed, expected) => {
    expect(emailField.parse(typed)).toBe(expected);
    expect(emailField.parse(expected)).toBe(expected);
  });

  it.each([
    ["letters of two alphabets", "lea@pаypal.com"],
    ["an invisible hyphen", "lea@so\u00adciété.fr"],
    ["a path", "lea@société.fr/x"],
    ["an escape", "lea@soci%C3%A9té.fr"],
    ["a port", "lea@société.fr:80"],
    ["a picture", "lea@😀.fr"],
    ["a blank", "lea@société .fr"],
    ["letters that read the other way than their neighbours", "lea@aא.fr"],
    ["a part that is too long", `lea@${"é".repeat(70)}.fr`],
    ["a domain that is too long", `lea@${"é.".repeat(140)}fr`],
    ["no end", "lea@société"],
    ["a number for an end", "lea@société.1"],
  ])("refuse a domain with %s", (_, typed) => {
    expect(accepts(emailField, typed)).toBe(false);
  });

  it("state why a part before the « @ » with accents is refused", () => {
    for (const typed of ["léa@exemple.fr", "léa@société.fr", "лея@exemple.fr", "a@é@exemple.fr"])
      expect(emailField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        "Avant le signe @, cette adresse a une lettre accentuée ou d’un autre alphabet, que beaucoup de messageries refusent.",
      ]);
  });

  it("name what a new password lacks", () => {
    expect(newPasswordField.safeParse("abc").error?.issues.map((i) => i.message)).toEqual([
      "Il manque : 8 caractères au moins, une majuscule, un chiffre, un caractère spécial.",
    ]);
    expect(accepts(newPasswordField, "Mot2passe!")).toBe(true);
  });

  it.each([
    ["Léa-Rose", true],
    ["O’Brien", true],
    ["Éloïse Ngọc", true],
    ["李", true],
    ["R2D2", true],
    ["<b>", true],
    ["'; DROP TABLE users;--", true],
    ["Ⅻ 3 @ 😀 ✓", true],
    ["\u202eaéL", true],
    ["می\u200cخواهم", true],
    ["é".repeat(60), true],
    ["é".repeat(61), false],
    ["Lé\u0000a", false],
    ["Lé\na", false],
    ["Lé\u009fa", false],
    ["Lé\ud800a", false],
  ])("take %j for a name: %s", (name, good) => {
    expect(accepts(nameField("Prénom"), name)).toBe(good);
  });

  it("keep a name letter for letter, without the blanks around it", () => {
    expect(nameField("Prénom").parse("  \u202eLéa\u200b <3 ")).toBe("\u202eLéa\u200b <3");
  });

  it.each(["", " ", "\u00a0\u2003", "\u200b", "\ufeff\u2060", "\u202e\u202c", "\u3164", "\u2800"])(
    "take a name that shows nothing for a missing one: %j",
    (name) => {
      expect(nameField("Prénom").safeParse(name).error?.issues[0]?.message).toBe(
        "Prénom : ce champ est obligatoire.",
      );
    },
  );

  it("read flags and lists of a query strictly", () => {
    expect(flagField.parse("false")).toBe(false);
    expect(accepts(flagField, "1")).toBe(false);
    expect(choicesField(["a", "b"]).parse("a,b")).toEqual(["a", "b"]);
    expect(accepts(choicesField(["a", "b"]), "a,c")).toBe(false);
  });

  it.each([
    [0.01, true],
    [19.99, true],
    [1.005, false],
    [0, false],
    [-5, false],
    [100_000.01, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ["5", false],
  ])("take %s for an amount: %s", (amount, good) => {
    expect(accepts(amountField, amount)).toBe(good);
  });

  it("carry euros to cents and back without loss", () => {
    for (let cents = 1; cents <= 10_000; cents++) expect(toCents(toEuros(cents))).toBe(cents);
  });
});
