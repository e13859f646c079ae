import { offeredCommands, type VoiceCommand } from "@jobami/machines/voice/voice";
import { memberPages, offeredIn, publicPages } from "../../pages.ts";

/** The commands of a person: no page that they cannot see, none that is not there. */
export function commandsFor(isSignedIn: boolean): readonly VoiceCommand[] {
  const open = offeredIn(publicPages, "voice").filter((page) => !isSignedIn || page.audience !== "visitors");
  const pages = new Set(
    [...open, ...(isSignedIn ? offeredIn(memberPages, "voice") : [])].map(({ path }) => path),
  );
  return offeredCommands((path) => pages.has(path));
}
