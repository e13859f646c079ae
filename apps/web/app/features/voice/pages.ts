import { offeredCommands, type VoiceCommand } from "@jobami/machines/flows/voice";

/** Pages that commands may lead to, as far as they are built; a test holds them to the routes. */
export const voicePages = {
  everybody: ["/"],
  visitors: ["/login", "/inscription"],
  signedIn: [
    "/dashboard",
    "/dashboard/missions",
    "/dashboard/missions/poster-une-mission",
    "/dashboard/missions/offres",
    "/dashboard/notifications",
    "/dashboard/profil/securite",
    "/dashboard/parametres",
    "/dashboard/parametres/reconnaissance-vocale",
  ],
} as const;

/** The commands of a person: no page that they cannot see, none that is not there. */
export function commandsFor(isSignedIn: boolean): readonly VoiceCommand[] {
  const pages: readonly string[] = [
    ...voicePages.everybody,
    ...(isSignedIn ? voicePages.signedIn : voicePages.visitors),
  ];
  return offeredCommands((path) => pages.includes(path));
}
