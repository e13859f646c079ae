import type { VoiceCommand } from "./voice.types.ts";
import { afterKeyword, plainWords, singular } from "./voice.words.ts";

/** Words longer than this count when a phrase is not said exactly [VOICE-19]. */
const significantFrom = 2;
/** The share of a phrase's significant words that must be said [VOICE-19]. */
export const neededShare = 0.75;

const comparable = (phrase: string) => plainWords(phrase).map(singular);

interface Match {
  command: VoiceCommand;
  share: number;
  words: number;
}

function better(one: Match | null, other: Match): Match {
  if (one === null || other.share > one.share) return other;
  return other.share === one.share && other.words > one.words ? other : one;
}

/** How much of a phrase was said: the share of its significant words, and how many they are. */
function matchOf(command: VoiceCommand, phrase: string, said: ReadonlySet<string>): Match {
  const words = plainWords(phrase).filter((word) => word.length > significantFrom);
  const present = words.filter((word) => said.has(singular(word))).length;
  return { command, share: words.length === 0 ? 0 : present / words.length, words: present };
}

/** The command that a sentence asks for; null when none is near enough [VOICE-18, VOICE-19]. */
export function matchCommand(sentence: string, commands: readonly VoiceCommand[]): VoiceCommand | null {
  const words = comparable(sentence);
  if (words.length === 0) return null;
  const exact = commands.find(({ phrases }) =>
    phrases.some((phrase) => comparable(phrase).join(" ") === words.join(" ")),
  );
  if (exact !== undefined) return exact;
  const said = new Set(words);
  const best = commands
    .flatMap((command) => command.phrases.map((phrase) => matchOf(command, phrase, said)))
    .reduce<Match | null>(better, null);
  return best !== null && best.share >= neededShare ? best.command : null;
}

/** What a final result means: the first of its readings that has the keyword (when one is waited for) and a command. */
export function understand(
  alternatives: readonly string[],
  commands: readonly VoiceCommand[],
  keywords: readonly string[],
  needsKeyword: boolean,
): { hasKeyword: boolean; sentence: string; command: VoiceCommand | null } {
  const readings = alternatives.flatMap((said) => {
    const rest = afterKeyword(said, keywords);
    if (rest === null) return needsKeyword ? [] : [{ sentence: said, command: matchCommand(said, commands) }];
    return [{ sentence: rest, command: matchCommand(rest, commands) }];
  });
  const chosen = readings.find(({ command }) => command !== null) ?? readings[0];
  return chosen === undefined
    ? { hasKeyword: false, sentence: "", command: null }
    : { hasKeyword: true, ...chosen };
}
