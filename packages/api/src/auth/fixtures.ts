import { karim, lea } from "../missions/fixtures.ts";
import type { SessionUser } from "./contract.ts";

/** Léa, who posts missions. */
export const requester: SessionUser = {
  id: lea.id,
  email: "lea.martin@exemple.fr",
  role: "jobutil",
  profil_actif: true,
  suspension_reason: null,
  suspended_until: null,
  user_type: "other",
  date_inscription: "2026-09-02T10:00:00.000Z",
  last_login: "2026-11-19T18:30:00.000Z",
  prenom: "Léa",
  nom: "Martin",
  email_verifier: true,
  two_factor_enabled: false,
  photo: null,
};

/** Karim, who answers them. */
export const jobbeur: SessionUser = {
  ...requester,
  id: karim.id,
  email: "karim.benali@exemple.fr",
  user_type: "jobbeur",
  prenom: "Karim",
  nom: "Benali",
};
export const moderator: SessionUser = { ...requester, role: "jobmodo", prenom: "Maud", nom: "Petit" };
export const administrator: SessionUser = { ...requester, role: "jobpadm", prenom: "Paul", nom: "Adam" };
export const freshPassword = { daysUntilExpiration: 80, passwordExpired: false };
