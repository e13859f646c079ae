import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hiddenMark } from "../masking/mark.ts";
import { contactSamples } from "./contacts.found.fixture.ts";
import { harmless } from "./contacts.harmless.fixture.ts";
import { contactFilterVersion, findContacts, hideContacts, partsOf } from "./contacts.ts";

describe("contact details in a message [MSG-11]", () => {
  test("are found as this version of the filter does: whoever finds others raises it", () => {
    const found = [...Object.values(contactSamples).flat(), ...harmless].map((line) => [
      line,
      findContacts(line),
    ]);
    // Another line changes the digest alone; the same lines found otherwise are another version.
    const digest = createHash("sha256").update(JSON.stringify(found)).digest("hex").slice(0, 16);
    expect({ [contactFilterVersion]: digest }).toEqual({ 1: "a987db3071cb85ea" });
  });

  test("are found in 95 lines of 100 at least", () => {
    const lines = Object.entries(contactSamples).flatMap(([kind, all]) =>
      all.map((line) => ({ kind, line })),
    );
    const missed = lines.filter(({ kind, line }) => !findContacts(line).some((one) => one.kind === kind));
    process.stdout.write(`contact details found: ${lines.length - missed.length} of ${lines.length}\n`);
    expect(lines.length + harmless.length).toBeGreaterThanOrEqual(300);
    expect(missed.length / lines.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });

  test("are seen in 2 harmless lines of 100 at most", () => {
    const alarms = harmless.filter((line) => findContacts(line).length > 0);
    process.stdout.write(`false alarms: ${alarms.length} of ${harmless.length}\n`);
    expect(
      alarms.length / harmless.length,
      JSON.stringify(alarms.map((line) => [line, findContacts(line)])),
    ).toBeLessThanOrEqual(0.02);
  });

  test("stand where they stand, and nothing else is hidden with them", () => {
    const text = "Bonjour ! Appelez le 06 12 34 56 78, ou lea@exemple.fr. Merci.";
    expect(hideContacts(text, findContacts(text))).toEqual({
      text: `Bonjour ! Appelez le ${hiddenMark}, ou ${hiddenMark}. Merci.`,
      hidden: [
        { start: 21, length: 5, kind: "phone" },
        { start: 31, length: 5, kind: "email" },
      ],
    });
    expect(partsOf(text, findContacts(text))).toEqual([
      { text: "Bonjour ! Appelez le ", kind: null },
      { text: "06 12 34 56 78", kind: "phone" },
      { text: ", ou ", kind: null },
      { text: "lea@exemple.fr", kind: "email" },
      { text: ". Merci.", kind: null },
    ]);
  });

  test("are found beside letters longer than one unit, and searched for in the longest hostile text", () => {
    expect(findContacts("👋🏽 06 12 34 56 78")).toEqual([{ start: 5, length: 14, kind: "phone" }]);
    for (const part of [
      "0 ",
      "a.",
      "a@",
      "zero six ",
      "quatre vingt ",
      "www . ",
      " point com",
      "((((",
      "_at_",
      "-at-",
      "a@a-",
      "quatrevingt",
    ]) {
      expect(() => findContacts(part.repeat(2000 / part.length))).not.toThrow();
    }
  });

  // Patterns are proved linear by tools/security/patterns.test.ts; here the search as a whole comes to an end.
  test("are searched for in a text that is long, whatever it repeats", { timeout: 60_000 }, () => {
    const unbroken = [
      "a",
      "a.",
      "a-",
      "0",
      "-",
      "\t",
      "vingt",
      "quatre",
      "http",
      "http://",
      "x@",
      "(",
      "a@b.",
    ];
    const spaced = [
      "w ",
      "1 ",
      "1-",
      "06 ",
      "vingt ",
      "x point ",
      "a point tiret ",
      "plus 33 ",
      "a arobase ",
      "les ",
    ];
    for (const part of ["-dot-1", "----\t_\tdot__-\t----", ...unbroken, ...spaced]) {
      for (const head of ["", "a@b", "http://", "www."]) {
        const hostile = `${head}${part.repeat(20_000 / part.length)}!`;
        expect(() => findContacts(hostile), `${head}${part}…`).not.toThrow();
      }
    }
  });
});
