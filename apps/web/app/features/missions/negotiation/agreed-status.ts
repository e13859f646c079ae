import type { MissionStatus } from "@jobami/api/missions/contract";

/** Missions that an accepted proposal belongs to. */
export type AgreedStatus = Extract<MissionStatus, "en_cours" | "terminee" | "annulee">;

/** Whether a mission may have a person who was chosen for it. */
export function isAgreedStatus(statut: MissionStatus): statut is AgreedStatus {
  return statut === "en_cours" || statut === "terminee" || statut === "annulee";
}
