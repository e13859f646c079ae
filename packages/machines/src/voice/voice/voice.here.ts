import { lemma } from "./voice.lexicon.ts";
import { plainTokens } from "./voice.tokens.ts";
import type { VoiceCommand } from "./voice.types.ts";

/** More controls than this are a page that is not spoken to by their names: the sentence would wait for them. */
const most = 200;
/** A longer name is a text: people speak its beginning. */
const spokenTokens = 6;

/** How one is told to do what a verb in the infinitive does: « filtrer » is « filtre », « filtrez ». */
function ordersOf(verb: string): string[] {
  const [stem, ending] = [verb.slice(0, -2), verb.slice(-2)];
  if (stem.length < 2) return [];
  if (ending === "er") return [`${stem}e`, `${stem}es`, `${stem}ez`];
  if (ending === "re") return [`${stem}s`, `${stem}ez`];
  return ending === "ir" ? [`${stem}is`, `${stem}issez`] : [];
}

const isVerb = (word: string) => word.length > 3 && /(?:er|re|ir)$/.test(word);

/** « J’accepte la proposition »: only with what it is done to. */
function ownOf(verb: string, rest: readonly string[]): string[] {
  const [order] = ordersOf(verb);
  return order === undefined || rest.length === 0
    ? []
    : [/^[aeiouyh]/.test(order) ? `j ${order}` : `je ${order}`];
}

/** The ways to say a name: as it stands, and as an order where it begins with a verb. */
function waysOf(tokens: readonly string[]): string[] {
  const [first = "", ...rest] = tokens;
  const firsts = isVerb(first) ? [first, ...ordersOf(first), ...ownOf(first, rest)] : [first];
  return firsts.map((one) => [one, ...rest].join(" "));
}

/** What a person says for each of the controls of a page, by their accessible names: the whole name, or its verb where no other has it. */
export function hereCommands(names: readonly string[]): readonly VoiceCommand[] {
  const distinct = [...new Set(names)].filter((name) => plainTokens(name).length > 0).slice(0, most);
  const firsts = distinct.map((name) => lemma(plainTokens(name)[0] ?? ""));
  return distinct.map((name, index) => {
    const tokens = plainTokens(name);
    const first = tokens[0] ?? "";
    const isOnly = firsts.filter((one) => one === firsts[index]).length === 1;
    const short = tokens.length > 1 && isVerb(first) && isOnly ? waysOf([first]) : [];
    return {
      id: `press.${name}`,
      group: "here",
      named: name,
      phrases: [...waysOf(tokens.slice(0, spokenTokens)), ...short],
    };
  });
}
