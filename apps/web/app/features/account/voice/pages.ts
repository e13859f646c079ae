import { offeredCommands, type VoiceCommand } from "@jobami/machines/voice/voice";
import { spokenByAll, spokenByMembers, spokenByVisitors } from "../../../generated/spoken.ts";

/** The commands of a person: no page that they cannot see, none that is not there. */
export function commandsFor(isSignedIn: boolean): readonly VoiceCommand[] {
  const pages = new Set([...spokenByAll, ...(isSignedIn ? spokenByMembers : spokenByVisitors)]);
  return offeredCommands((path) => pages.has(path));
}
