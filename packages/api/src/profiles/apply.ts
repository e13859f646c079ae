import type { Readings } from "../http/readings.ts";
import type { OwnProfile } from "./contract.ts";
import { profilesRoutes } from "./routes.ts";

/** Puts one's own profile, as an answer brings it, where it is read. */
export function applyOwnProfile(readings: Readings, profile: OwnProfile): void {
  readings.change(profilesRoutes.own, {}, () => ({ success: true, profil: { data: profile } }));
}
