import { addDays } from "@jobami/api/planning/time";
import type { SearchAddress } from "./search-address.ts";
import { isDayAhead, weekdayName, weekEnd } from "./wanted-day.ts";

const weekday = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
const months = [
  "janvier",
  "f[ée]vrier",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "ao[ûu]t",
  "septembre",
  "octobre",
  "novembre",
  "d[ée]cembre",
];
const prepositions = ["pour", "avant", "dès"].join("|");
const articles = ["le", "ce", "au"].join("|");
const before = `(?:(?:${prepositions})\\s)?(?:(?:${articles})\\s)?`;
const after = "(?:\\s(?:prochain|qui\\svient|matin|midi|apr[èe]s[-\\s]midi|soir)){0,2}";
const spelling = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu");

/** Several days, or each one of a name, are no one day. */
const recurring = spelling(
  `(?:chaque|tous\\sles|toutes\\sles|par\\ssemaine|les?\\s(?:${weekday})s?(?!\\s(?:\\d|prochain|qui\\svient))|(?:${weekday})s|(?:${weekday}),?\\s(?:et|ou|au|à)\\s(?:le\\s)?(?:${weekday}))`,
);

const isNamed = (day: string, name = "") => weekdayName(day) === name.toLowerCase();
/** The first of so many days from a day on that is meant; empty where none is. */
const nextOf = (today: string, most: number, isMeant: (day: string) => boolean) =>
  Array.from({ length: most }, (_, ahead) => addDays(today, ahead)).find(isMeant) ?? "";

/** The next day of a date; of one that no month has, none. */
function dateOf({ date = "", month = "", year }: Partial<Record<string, string>>, today: string): string {
  const at = months.findIndex((name) => spelling(name).test(month)) + 1;
  const written = `${String(at).padStart(2, "0")}-${date.padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const day = `${year ?? thisYear}-${written}`;
  return year === undefined && day < today ? `${thisYear + 1}-${written}` : day;
}

type Groups = Partial<Record<string, string>>;
/** How sentences name a day, and which one it is on another day. */
const spellings: readonly { of: RegExp; day: (found: Groups, today: string) => string }[] = [
  {
    of: spelling(
      `${before}(?:(?:${weekday})\\s)?(?<date>\\d{1,2})(?:er)?\\s(?<month>${months.join("|")})(?:\\s(?<year>20\\d\\d))?${after}`,
    ),
    day: dateOf,
  },
  {
    of: spelling(`${before}(?<name>${weekday})\\s(?<date>\\d{1,2})(?:er)?${after}`),
    day: ({ name, date }, today) =>
      nextOf(today, 62, (day) => isNamed(day, name) && Number(day.slice(8)) === Number(date)),
  },
  { of: spelling(`${before}apr[èe]s[-\\s]demain${after}`), day: (_, today) => addDays(today, 2) },
  { of: spelling(`${before}demain${after}`), day: (_, today) => addDays(today, 1) },
  {
    of: spelling("(?:pour\\s)?(?:aujourd[’'\\s]?hui|ce\\ssoir|cet\\sapr[èe]s[-\\s]midi)"),
    day: (_, today) => today,
  },
  {
    of: spelling("(?:pour\\s)?(?:ce\\s|le\\s)?week[-\\s]?end(?:\\sprochain|\\squi\\svient)?"),
    day: () => weekEnd,
  },
  {
    of: spelling(`${before}(?<name>${weekday})${after}`),
    day: ({ name }, today) => nextOf(today, 7, (day) => isNamed(day, name)),
  },
];

/** The day that a sentence names on some day, and what is left of the sentence; null where it names none, or nothing else. */
export function dayIn(sentence: string, today: string): { rest: string; when: string } | null {
  if (recurring.test(sentence)) return null;
  for (const { of, day } of spellings) {
    const found = of.exec(sentence);
    if (found === null) continue;
    const when = day(found.groups ?? {}, today);
    const rest = sentence.replace(of, " ").replace(/\s+/g, " ").trim();
    return rest !== "" && (when === weekEnd || isDayAhead(when, today)) ? { rest, when } : null;
  }
  return null;
}

/** A search whose terms name a day, on some day: by that day, for the rest of them. */
export function withTypedDay(search: SearchAddress, today: string): SearchAddress {
  const part = search.category === "" ? "q" : "need";
  const found = dayIn(search[part], today);
  return found === null ? search : { ...search, [part]: found.rest, when: found.when };
}
