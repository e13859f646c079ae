import { asked } from "./asked.ts";
import { askedFreely } from "./asked-freely.ts";
import { askedFreshFirst } from "./asked-fresh-first.ts";
import { askedFreshSecond } from "./asked-fresh-second.ts";
import { askedLater } from "./asked-later.ts";
import { everyday, near, shared } from "./everyday.ts";
import { everydayFreshFirst, everydayFreshSecond } from "./everyday-fresh.ts";
import { everydayHome } from "./everyday-home.ts";
import { everydayLater, nearLater } from "./everyday-later.ts";
import { everydayMore } from "./everyday-more.ts";
import { everydayRoomsFirst, everydayRoomsSecond, everydayRoomsThird } from "./everyday-rooms.ts";
import { everydayHeldOut, everywhereHeldOut } from "./everywhere-held-out.ts";
import { everydaySecond, everywhereSecond } from "./everywhere-second.ts";
import { everydayThird, everywhereThird } from "./everywhere-third.ts";

/** A sentence, and the id of the command that it asks for; null when it asks for none. */
export interface SpokenSample {
  sentence: string;
  wanted: string | null;
}

/** What was looked at while the grammar was written, and what never was: only its figures are printed. */
export interface Corpus {
  tuned: readonly SpokenSample[];
  heldOut: readonly SpokenSample[];
}

const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A third of the written lines is held out, whatever their order: all that is made of a line stays together. */
function isHeldOut(line: string): boolean {
  let hash = 2166136261;
  for (const letter of line) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash % 3 === 0;
}

function inFrames([tu, vous, infinitive]: readonly [string, string, string], rest: string): string[] {
  const to = (verb: string) => [verb, rest].filter((part) => part !== "").join(" ");
  const [friend, polite, plain] = [to(tu), to(vous), to(infinitive)];
  return [
    friend,
    polite,
    plain.replace(/^(me |m'|te |t')/, ""),
    `je veux ${plain}`,
    `je voudrais ${plain}`,
    `j'aimerais ${plain}`,
    `je souhaite ${plain}`,
    `peux-tu ${plain}`,
    `pouvez-vous ${plain}`,
    `pourrais-tu ${plain} s'il te plaît`,
    `est-ce que tu peux ${plain}`,
    `est-ce que vous pouvez ${plain}`,
    `est-ce que je peux ${plain}`,
    `tu peux ${plain}`,
    `veuillez ${plain}`,
    `il faut ${plain}`,
    `${friend} s'il te plaît`,
    `${polite} s'il vous plaît`,
    `s'il te plaît ${friend}`,
    `euh ${friend}`,
    `alors ${friend}`,
    `ok ${friend} maintenant`,
    `bonjour ${polite} merci`,
  ];
}

function around(spoken: string): string[] {
  const wish = /^(le|la|les|l'|mon|ma|mes|une|un|de l')\b/.test(spoken) ? [`je veux ${spoken}`] : [];
  return [spoken, `${spoken} s'il te plaît`, `euh ${spoken}`, `alors ${spoken}`, `${spoken} merci`, ...wish];
}

function sentencesOf(line: string): string[] {
  const [verbs = "", rest = ""] = line.split(" … ");
  const [tu, vous, infinitive] = verbs.split(" | ");
  if (vous === undefined || infinitive === undefined) return around(line);
  return inFrames([tu ?? "", vous, infinitive], rest);
}

function split<Line>(
  all: readonly Line[],
  key: (line: Line) => string,
  phrasings: (line: Line) => SpokenSample[],
): Corpus {
  const of = (isHeld: boolean) => all.filter((line) => isHeldOut(key(line)) === isHeld).flatMap(phrasings);
  return { tuned: of(false), heldOut: of(true) };
}

/** The lines below each « # id », with that id. */
function underIds(text: string): { line: string; wanted: string }[] {
  let wanted = "";
  return lines(text).flatMap((line) => {
    if (!line.startsWith("# ")) return [{ line, wanted }];
    wanted = line.slice(2);
    return [];
  });
}

function askedIn(text: string, phrasings: (line: string) => string[]): Corpus {
  return split(
    underIds(text),
    ({ line }) => line,
    (one) => phrasings(one.line).map((sentence) => ({ sentence, wanted: one.wanted })),
  );
}

/** Everything that people could ask for, in all its frames. */
export const askedCorpus = () => askedIn(asked, sentencesOf);
/** The same in freer speech, each spoken once. */
export const askedFreelyCorpus = () => askedIn(askedFreely, (line) => [line]);

/** Each way through the « [a|b] » of a line. */
function written(line: string): string[] {
  const choice = /\[([^[\]]*)\]/.exec(line);
  if (choice === null) return [line.replace(/\s+/g, " ").trim()];
  return (choice[1] ?? "").split("|").flatMap((word) => written(line.replace(choice[0], word)));
}

const unwanted = (text: string, phrasings: (line: string) => string[]) =>
  split(
    lines(text),
    (line) => line,
    (line) => phrasings(line).map((sentence) => ({ sentence, wanted: null })),
  );

/** What is spoken to other assistants and in passing. */
export const everydayCorpus = () => unwanted(everyday + everydayMore, written);
/** Near misses of the commands. */
export const nearCorpus = () => unwanted(near, (line) => [line]);
/** What another assistant is asked in the very phrases of this one. */
export const sharedCorpus = () => unwanted(shared, (line) => [line]);

const nothingIn = (text: string): SpokenSample[] =>
  lines(text).map((sentence) => ({ sentence, wanted: null }));

/** Written after all the others, at once, and held out as a whole. */
export const askedLaterCorpus = (): SpokenSample[] =>
  underIds(askedLater).map(({ line, wanted }) => ({ sentence: line, wanted }));
export const everydayLaterCorpus = () => nothingIn(everydayLater);
export const nearLaterCorpus = () => nothingIn(nearLater);

const askedOf = (text: string): SpokenSample[] =>
  underIds(text).flatMap(({ line, wanted }) => written(line).map((sentence) => ({ sentence, wanted })));

/** Two parts written anew: the grammar was mended by what it missed of the first; of the second only figures are known. */
export const freshCorpora = {
  first: {
    asked: () => askedOf(askedFreshFirst),
    everyday: () => nothingIn(everydayFreshFirst).flatMap(inAllTokens),
  },
  second: {
    asked: () => askedOf(askedFreshSecond),
    everyday: () => nothingIn(everydayFreshSecond).flatMap(inAllTokens),
  },
} as const;

/**
 * What is asked on every page of the map and by the buttons of one. The first part was written before the pages had their ways to be asked
 * for, and never read again; causes of what the second missed were mended by kind; the third was written last, and only measured.
 */
export const everywhereCorpora = {
  first: { asked: () => askedOf(everywhereHeldOut), everyday: () => nothingIn(everydayHeldOut) },
  second: { asked: () => askedOf(everywhereSecond), everyday: () => nothingIn(everydaySecond) },
  third: { asked: () => askedOf(everywhereThird), everyday: () => nothingIn(everydayThird) },
} as const;

/** What is spoken at home in a day. */
export const homeCorpus = () => nothingIn(everydayHome);

/** What is spoken in rooms, without what a person asks the product for in the very same terms (« avancez, s’il vous plaît »). */
export function roomsCorpora(): Readonly<Record<"first" | "second" | "third", readonly SpokenSample[]>> {
  const { tuned, heldOut } = askedCorpus();
  const asked = new Set([...tuned, ...heldOut].map(({ sentence }) => sentence));
  const of = (text: string) => nothingIn(text).filter(({ sentence }) => !asked.has(sentence));
  return { first: of(everydayRoomsFirst), second: of(everydayRoomsSecond), third: of(everydayRoomsThird) };
}

function inAllTokens({ sentence, wanted }: SpokenSample): SpokenSample[] {
  return written(sentence).map((one) => ({ sentence: one, wanted }));
}
