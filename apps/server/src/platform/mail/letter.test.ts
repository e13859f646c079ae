import { expect, test } from "vitest";
import { greetingOf } from "./letter.ts";

test.each([
  ["Léa", "Bonjour Léa,"],
  ["Jean-Paul D’Arc", "Bonjour Jean-Paul D’Arc,"],
  ["J.-P.", "Bonjour J.-P.,"],
  ["St. Jean", "Bonjour St. Jean,"],
  ["<b>Zoé</b>", "Bonjour <b>Zoé</b>,"],
  ["مريم", "Bonjour \u2068مريم\u2069,"],
  ["\u202eaéL", "Bonjour aéL,"],
])("a mail greets %s by their name", (prenom, greeting) => {
  expect(greetingOf(prenom)).toBe(greeting);
});

test.each([
  "https://example.org",
  "Gagnez sur example.org",
  "HTTP://1.2.3.4/",
  "www.exemple",
  "lea@exemple.fr",
  "exem\u200bple.org/gain",
  "exemple。com",
])("a mail greets no one by %s, of which mail programs would make a link", (prenom) => {
  expect(greetingOf(prenom)).toBe("Bonjour,");
});
