import { expect, test } from "vitest";
import { emptySearch } from "./search-address.ts";
import { dayIn, withTypedDay } from "./search-day.ts";

/** A Monday. */
const today = "2026-11-30";

test.each([
  ["tondre samedi", "tondre", "2026-12-05"],
  ["qqun pour tondre la pelouse samedi prochain", "qqun pour tondre la pelouse", "2026-12-05"],
  ["Garder mon chat ce week-end", "Garder mon chat", "week-end"],
  ["demenagement weekend", "demenagement", "week-end"],
  ["plombier demain matin", "plombier", "2026-12-01"],
  ["serveur après-demain soir à lyon", "serveur à lyon", "2026-12-02"],
  ["depannage aujourd'hui", "depannage", "2026-11-30"],
  ["menage lundi", "menage", "2026-11-30"],
  ["un magicien pour le samedi 12 décembre", "un magicien", "2026-12-12"],
  ["un magicien le samedi 12", "un magicien", "2026-12-12"],
  ["dj le 3 fevrier", "dj", "2027-02-03"],
  ["dj le 1er mai 2027", "dj", "2027-05-01"],
])("« %s » is « %s », on %s", (sentence, rest, when) => {
  expect(dayIn(sentence, today)).toEqual({ rest, when });
});

test.each([
  "samedi",
  "menage tous les samedis",
  "menage le lundi",
  "garde du lundi au vendredi",
  "menage lundi et jeudi",
  "femme de ménage chaque mardi",
  "dj le 31 février",
  "dj samedi 45",
  "dj le 3 mai 2025",
  "cours de maths niveau mars",
  "monter une armoire",
])("« %s » names no one day", (sentence) => {
  expect(dayIn(sentence, today)).toBeNull();
});

test("a day among what was typed is when a person is wanted, whatever stood beside it", () => {
  const by = (search: Partial<typeof emptySearch>) => withTypedDay({ ...emptySearch, ...search }, today);
  expect(by({ q: "tondre samedi", when: "7" })).toMatchObject({ q: "tondre", when: "2026-12-05" });
  expect(by({ category: "jardinage", need: "tondre samedi" })).toMatchObject({
    need: "tondre",
    when: "2026-12-05",
  });
  expect(by({ q: "tondre", when: "7" })).toEqual({ ...emptySearch, q: "tondre", when: "7" });
});
