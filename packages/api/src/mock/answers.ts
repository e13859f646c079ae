import type { accountContract } from "../account/contract.ts";
import { deletionLink, standingActive, standingAsked } from "../account/fixtures.ts";
import type { authContract } from "../auth/contract.ts";
import { freshPassword, requester } from "../auth/fixtures.ts";
import type { consentsContract } from "../consents/contract.ts";
import { aiAbsent, aiGiven, termsAbsent, termsGiven } from "../consents/fixtures.ts";
import type { AnswerOf, Endpoint } from "../http/contract.ts";
import type { jobiContract } from "../jobi/contract.ts";
import type { mailContract } from "../mail/contract.ts";
import type { missionsContract } from "../missions/contract.ts";
import { missionPage, openMission } from "../missions/fixtures.ts";
import type { newsletterContract } from "../newsletter/contract.ts";
import type { notificationsContract } from "../notifications/contract.ts";
import { notificationPage, unreadNotification } from "../notifications/fixtures.ts";
import type { placesContract } from "../places/contract.ts";
import { lyon, lyonsLaForet } from "../places/fixtures.ts";
import type { proposalsContract } from "../proposals/contract.ts";
import {
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  proposalPage,
} from "../proposals/fixtures.ts";
import type { usersContract } from "../users/contract.ts";
import { referenced } from "../users/fixtures.ts";

type Answers<C extends Record<string, Endpoint>> = { [K in keyof C]: AnswerOf<C[K]> };

const yes = { success: true as const };
const signedIn = {
  ...yes,
  message: "Ravi de vous revoir.",
  toastType: "success" as const,
  user: requester,
  previousLogin: requester.last_login,
  requiresTwoFactor: false,
  redirectTo: "/dashboard",
};

/** One lawful answer for every call of the contract: what stories get unless they say otherwise. */
export const sampleAnswers: {
  account: Answers<typeof accountContract>;
  auth: Answers<typeof authContract>;
  users: Answers<typeof usersContract>;
  consents: Answers<typeof consentsContract>;
  mail: Answers<typeof mailContract>;
  newsletter: Answers<typeof newsletterContract>;
  places: Answers<typeof placesContract>;
  jobi: Answers<typeof jobiContract>;
  notifications: Answers<typeof notificationsContract>;
  missions: Answers<typeof missionsContract>;
  proposals: Answers<typeof proposalsContract>;
} = {
  account: {
    standing: { ...yes, data: standingActive },
    exportData: { ...yes, exportedAt: "2026-11-20T10:00:00.000Z", data: { users: [{ prenom: "Léa" }] } },
    pause: { ...yes, message: "Votre compte est en pause." },
    askDeletion: { ...yes, message: "Un e-mail vient de vous être envoyé.", data: standingAsked },
    cancelDeletion: { ...yes, message: "Votre compte est gardé.", data: standingActive },
    lookAtDeletion: { ...yes, data: deletionLink },
    confirmDeletion: { ...yes, message: "", data: { ...deletionLink, isConfirmed: true } },
    finishDeletion: { ...yes, message: "Votre compte est supprimé." },
  },
  auth: {
    csrf: { csrfToken: "jeton-de-demonstration" },
    register: {
      ...yes,
      user: { id: requester.id, email: requester.email },
      needsVerification: true,
      message: "",
    },
    verifyEmail: { ...yes, message: "Votre adresse est vérifiée.", alreadyVerified: false },
    resendVerification: { ...yes, message: "Un nouveau lien est en route.", cooldownMinutes: 2 },
    login: signedIn,
    verifyTwoFactor: signedIn,
    resendTwoFactor: { ...yes, message: "Un nouveau code est en route.", cooldownSeconds: 60 },
    setTwoFactor: {
      ...yes,
      user: { ...requester, two_factor_enabled: true },
      message: "La vérification est active.",
    },
    refresh: { ...yes, user: requester },
    logout: { ...yes, message: "À bientôt." },
    profile: { ...yes, user: requester, passwordStatus: freshPassword },
    updateProfile: { ...yes, user: requester, message: "Votre profil est à jour." },
    verifyProfile: { ...yes, profil_actif: true },
    socketToken: { ...yes, token: "jeton-de-demonstration", expiresAt: "2026-11-20T10:01:00.000Z" },
    forgotPassword: { ...yes, message: "Si un compte existe, un lien est en route.", cooldownMinutes: 2 },
    validateResetToken: { ...yes, valid: true, expired: false },
    resetPassword: { ...yes, message: "Votre mot de passe est changé." },
    updatePassword: { ...yes, message: "Votre mot de passe est changé." },
  },
  users: {
    activity: { ...yes, online: true },
    profile: { ...yes, profil: { data: { prenom: requester.prenom, nom: requester.nom } } },
    updateSeoPreferences: { ...yes, message: "Votre profil peut être référencé." },
    seoPromotionStats: { ...yes, stats: referenced },
    seoPromotionShown: yes,
  },
  consents: {
    giveAi: aiGiven,
    aiStatus: aiGiven,
    revokeAi: aiAbsent,
    giveTerms: termsGiven,
    termsStatus: termsGiven,
    revokeTerms: termsAbsent,
  },
  mail: { sendSuspension: { ...yes, message: "" } },
  newsletter: {
    subscribe: {
      ...yes,
      message:
        "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
    },
    verify: { ...yes, message: "Votre abonnement à la newsletter est confirmé.", alreadyConfirmed: false },
    unsubscribe: { ...yes, message: "Vous ne recevrez plus la newsletter." },
  },
  places: { search: { ...yes, data: [lyon, lyonsLaForet] } },
  jobi: { balance: { ...yes, montant: 24, profil_complet: true } },
  notifications: {
    list: notificationPage,
    unreadCount: { ...yes, count: 1 },
    toggleRead: { ...yes, data: { ...unreadNotification, is_read: true } },
    markAllRead: { ...yes, count: 0 },
    archive: { ...yes, data: { ...unreadNotification, is_archived: true } },
    remove: { ...yes, count: 0 },
    archiveAll: { ...yes, count: 0 },
    removeAll: { ...yes, count: 0 },
  },
  missions: {
    list: missionPage,
    all: missionPage,
    create: { ...yes, data: openMission },
    details: { ...yes, data: openMission },
    close: { ...yes, data: { ...openMission, statut: "annulee" }, message: "La mission est annulée." },
  },
  proposals: {
    propose: { ...yes, data: pendingProposal },
    ownerCounter: { ...yes, data: counteredByOwner },
    jobbeurCounter: { ...yes, data: counteredByJobbeur },
    accept: { ...yes, data: { ...counteredByJobbeur, statut: "acceptee", version: 4 } },
    reject: { ...yes, data: { ...counteredByJobbeur, statut: "refusee", version: 4 } },
    withdraw: { ...yes, data: { ...counteredByJobbeur, statut: "retiree", version: 4 } },
    ofMission: { ...yes, data: [counteredByJobbeur] },
    own: { ...yes, data: counteredByJobbeur },
    sent: proposalPage,
    received: proposalPage,
    one: { ...yes, data: counteredByJobbeur },
  },
};
