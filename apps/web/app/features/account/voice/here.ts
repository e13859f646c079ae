import { actCommands, hereCommands, matchCommand, type VoiceCommand } from "@jobami/machines/voice/voice";
import { nameOf, pressable } from "../../../platform/controls/index.ts";
import { wayOut } from "./pages.ts";
import type { SpeechQueue } from "./speech-queue.ts";

/** What keeps its meaning while something is being read. */
const wayOutOfReading = [...wayOut, ...actCommands.filter(({ group }) => group === "reading")];

/** The names of what can be pressed on the page that stands. */
export function namesHere(): string[] {
  return [...new Set(pressable().map(nameOf))].filter((name) => name !== "");
}

/** What the page that stands offers to be pressed, by the accessible names of its controls. */
export function commandsHere(speech: Pick<SpeechQueue, "isReading">): readonly VoiceCommand[] {
  const known = speech.isReading() ? wayOutOfReading : wayOut;
  return hereCommands(namesHere().filter((name) => matchCommand(name, known) === null));
}
