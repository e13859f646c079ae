import type { Device } from "@jobami/api/devices/contract";

/** Copy of the card of devices. */
export const copy = {
  title: "Appareils connectés",
  lead: "Vous ne reconnaissez pas un appareil\u202f? Fermez sa session, puis changez de mot de passe.",
  list: "Vos sessions ouvertes",
  current: "Cet appareil",
  alone: "Votre compte n’est ouvert nulle part ailleurs.",
  lastUsed: "Dernière activité",
  since: "Connexion",
  end: "Fermer",
  ending: "Fermeture…",
  endedOne: "La session est fermée.",
  endOthers: "Fermer toutes les autres sessions",
  othersEnded: "Toutes les autres sessions sont fermées.",
  question: "Fermer toutes les autres sessions\u202f?",
  losses: ["Vos autres appareils devront se reconnecter. Celui-ci reste connecté."],
  failed: "Vos appareils n’ont pas pu être chargés.",
} as const;

/** A device as text: « Firefox sur Windows ». */
export function deviceName({ browser, system }: Pick<Device, "browser" | "system">): string {
  if (browser === null) return "Navigateur inconnu";
  return system === null ? browser : `${browser} sur ${system}`;
}

/** Copy of the page behind the link of the mail about a new device. */
export const unknown = {
  title: "Ce n’était pas vous\u202f?",
  lead: "Nous allons fermer les sessions de cet appareil, et retirer les clés d’accès, l’application et les codes de secours qu’il a créés. Vous choisirez ensuite un nouveau mot de passe, qui déconnectera aussi tous vos autres appareils.",
  action: "Fermer ses sessions et changer de mot de passe",
  pending: "Fermeture des sessions…",
  keep: "C’était moi",
  problems: {
    EXPIRED: {
      title: "Ce lien a expiré",
      lead: "Vous pouvez toujours choisir un nouveau mot de passe\u00a0: toutes les sessions ouvertes seront fermées.",
    },
    INVALID: {
      title: "Ce lien ne peut plus servir",
      lead: "Il a déjà servi, ou son adresse est incomplète. Vous pouvez toujours choisir un nouveau mot de passe\u00a0: toutes les sessions ouvertes seront fermées.",
    },
    FAILED: {
      title: "Nous n’avons pas pu fermer ces sessions",
      lead: "Vérifiez votre connexion, puis réessayez.",
    },
  },
  forgotten: "Choisir un nouveau mot de passe",
  retry: "Réessayer",
} as const;
