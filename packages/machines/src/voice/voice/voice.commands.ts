import { actCommands } from "./voice.acts.ts";
import { phrasesIn } from "./voice.tokens.ts";
import type { ClosedPage, VoiceCommand } from "./voice.types.ts";

export { actCommands } from "./voice.acts.ts";

/** A page as it is asked for: its ways are lists « {one,another} phrase | one more », the first one that which is shown. */
export interface SpokenPage {
  id: string;
  to: string;
  spoken: readonly string[];
}

/** The command that opens a page, or says to whom it is closed why. */
export function pageCommand({ id, to, spoken }: SpokenPage, closed?: ClosedPage): VoiceCommand {
  return {
    id,
    group: "navigation",
    to,
    phrases: phrasesIn(spoken.join(" | ")),
    ...(closed === undefined ? {} : { closed }),
  };
}

const isFirst = ({ group }: VoiceCommand) => group === "help" || group === "stop";

/** Everything that can be asked for aloud. What helps and what stops comes before a page of the same name: it is the way out of everything. */
export function commandsWith(pages: readonly VoiceCommand[]): readonly VoiceCommand[] {
  return [...actCommands.filter(isFirst), ...pages, ...actCommands.filter((command) => !isFirst(command))];
}

/** How many buttons, links or fields a list reads [VOICE-22]. */
export const listedAtMost = 5;
