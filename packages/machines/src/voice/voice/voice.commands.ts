import { actCommands } from "./voice.acts.ts";
import { pageCommands } from "./voice.pages.ts";
import type { VoiceCommand } from "./voice.types.ts";

/** Everything that can be asked for aloud, in the order that it is listed. */
export const voiceCommands: readonly VoiceCommand[] = [...pageCommands, ...actCommands];

/** The commands whose page is there; all those that need none. `isThere` is asked for a path, without its query. */
export function offeredCommands(isThere: (path: string) => boolean): readonly VoiceCommand[] {
  return voiceCommands.filter(({ to }) => to === undefined || isThere(to.split("?")[0] ?? to));
}

/** How many buttons, links or fields a list reads [VOICE-22]. */
export const listedAtMost = 5;
