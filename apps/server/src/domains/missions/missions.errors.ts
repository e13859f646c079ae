import { missionPicture } from "@jobami/api/missions/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const missionsErrors = {
  PROFILE_HIDDEN: () => "Votre profil est masqué. Rendez-le visible pour continuer.",
  MISSION_CLOSED: () => "Cette mission n’est plus ouverte.",
  MISSION_TRANSITION_REFUSED: () => "Cette mission n’en est plus là.",
  MISSION_CHANGED: () =>
    "Cette mission a changé entre-temps, dans un autre onglet ou sur un autre appareil. Relisez-la avant d’enregistrer.",
  MISSION_PICTURES_FULL: () =>
    `Cette mission a déjà ${missionPicture.most} photos. Retirez-en une pour en ajouter une autre.`,
  TERMS_REQUIRED: () =>
    "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
} satisfies Sentences;
